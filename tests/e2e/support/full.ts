export const full = process.env.APPLEYARD_FULL !== undefined;
