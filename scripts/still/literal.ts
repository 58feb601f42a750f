/** A value of the core as the source of an expression. Throws for anything that has no such form. */
export function literal(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === undefined) return 'undefined';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value);
    if (text === undefined) throw new Error(`a ${typeof value} has no literal`);
    return text;
  }
  if (ArrayBuffer.isView(value)) {
    const { name } = value.constructor;
    return `${name}.of(${[...(value as Uint8Array)].map(literal).join(',')})`;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`${value.constructor.name} has no literal`);
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${literal(field)}`,
  );
  return `{${fields.join(',')}}`;
}
