/** An amount of money in units of 0.0001, exactly. */
export type Units = bigint;

const places = 4;
/** The largest amount: the last below 2^39. Above it a double cannot distinguish amounts of four decimals. */
export const mostUnits: Units = 2n ** 39n * 10n ** BigInt(places) - 1n;

/** Undefined where a number has more decimals than an amount may have. */
export function unitsOf(value: number): Units | undefined {
  const [, digits = '', fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const zeros = places - fraction.length + Number(exponent);
  if (digits === '' || zeros < 0) return undefined;
  return BigInt(digits + fraction) * 10n ** BigInt(zeros);
}

export function numberOf(units: Units): number {
  const digits = String(units).padStart(places + 1, '0');
  return Number(`${digits.slice(0, -places)}.${digits.slice(-places)}`);
}
