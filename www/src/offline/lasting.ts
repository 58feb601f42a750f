/**
 * Asks the browser to keep what lies here also when the device runs out of room. False if it does not promise that. Some
 * browsers ask the visitor, so this follows only what somebody did to keep something.
 */
export async function askLasting(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // A browser without this, or a page that may not ask.
    return false;
  }
}
