'use client';

import 'appleyard/elements';

/** Stands in the layout in place of the script line, and shows nothing itself. */
export default function Elements() {
  return null;
}
