const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as the content of an element of HTML or XML, or as the value of an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);
