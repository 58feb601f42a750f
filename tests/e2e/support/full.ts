/** Whether whole products are tested, every scene by size by language: `npm test -- --full`. */
export const full = process.env.APPLEYARD_FULL !== undefined;
