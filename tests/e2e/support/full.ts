/** Whether whole products are wanted, as `npm test -- --full` runs them. */
export const full = process.env.APPLEYARD_FULL !== undefined;
