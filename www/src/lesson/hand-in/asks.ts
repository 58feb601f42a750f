/** Whether a scene asks its reader something. */
export const asks = (scene: string): boolean => /(?:^|[&/])task=(?!none(?:[&/]|$))/.test(scene);
