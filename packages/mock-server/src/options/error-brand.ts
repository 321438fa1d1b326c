/** Marks an error of this package with the name of its class. */
export const errorBrand: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/mock-server.error');

/**
 * Implements `instanceof` for an error class. It works even when a program loads this package both as ESM and as CommonJS. It does not name
 * the class, because a build renames a class that names itself, and programs would print that name.
 *
 * @param type - The class on the right of `instanceof`: the branded class, or a class that a user derives from it.
 */
export function isInstanceOf(type: { readonly prototype: object }, value: unknown): boolean {
  const isDerived = !Object.hasOwn(type.prototype, errorBrand);
  if (isDerived) return Function.prototype[Symbol.hasInstance].call(type, value);
  return Object(value)[errorBrand] === Object(type.prototype)[errorBrand];
}
