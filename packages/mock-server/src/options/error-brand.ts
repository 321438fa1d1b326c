/** Marks an error of this package with the name of its class. */
export const errorBrand: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/mock-server.error');

/**
 * Implements `instanceof` for an error class. It works even when a program loads this package both as ESM and as CommonJS.
 *
 * @param type - The class on the right of `instanceof`: the branded class, or a class that a user derives from it.
 * @param branded - The class whose instances have the brand.
 */
export function isInstanceOf(type: object, branded: { readonly prototype: object }, value: unknown): boolean {
  if (type !== branded) return Function.prototype[Symbol.hasInstance].call(type, value);
  const brand: unknown = Object(branded.prototype)[errorBrand];
  return Object(value)[errorBrand] === brand;
}
