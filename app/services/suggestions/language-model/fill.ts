/**
 * The template with every {placeholder} replaced by its value. Values are put in as they are and not looked through
 * again. Throws when the template names a placeholder without a value, or a value has no placeholder.
 */
export function fill(template: string, values: Record<string, string>): string {
  const unused = new Set(Object.keys(values));
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The prompt has a placeholder {${name}} that nothing fills.`);
    unused.delete(name);
    return values[name] ?? "";
  });
  if (unused.size > 0) throw new Error(`The prompt has no placeholder for ${[...unused].join(", ")}.`);
  return text.trim();
}
