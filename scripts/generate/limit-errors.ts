/** The number of errors that a validator keeps. More errors do not help a reader. */
export const maxErrors = 1_000;

/** Every statement of ajv's code that changes the list of errors, with its replacement. */
const statements: readonly (readonly [written: RegExp, instead: string])[] = [
  [/let vErrors = null;/g, '$&'],
  [
    /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
    `if(vErrors === null){vErrors = [$1];}else if(vErrors.length < ${maxErrors}){vErrors.push($1);}errors++;`,
  ],
  [
    /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g,
    'errors += $1.errors.length;vErrors = joined(vErrors, $1.errors);',
  ],
  [
    /if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
    'if(vErrors !== null){if($1){vErrors.length = Math.min(vErrors.length, $1);}else {vErrors = null;}}',
  ],
  [/validate\d+\.errors = vErrors;/g, '$&'],
];

const joined = `
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, ${maxErrors} - errors.length));
  return errors;
}`;

/**
 * Changes the code from ajv so that it keeps only the first errors. ajv keeps all errors, and copies them when one function calls another.
 * The time is quadratic in their number, and a hostile body has millions. A separate counter without a limit decides about validity.
 *
 * @throws Error when the code contains an unknown statement about errors.
 */
export function limitErrors(source: string): string {
  const unknown = statements.reduce((rest, [written]) => rest.replaceAll(written, ''), source);
  const at = unknown.indexOf('vErrors');
  if (at >= 0)
    throw new Error(
      `The code from ajv contains an unknown statement about errors: ${unknown.slice(Math.max(0, at - 80), at + 80)}`,
    );
  const [functions, lists] = [/function validate\d+\(/g, /let vErrors = null;/g].map(
    (each) => source.match(each)?.length,
  );
  if (functions !== lists)
    throw new Error(
      `Only ${lists ?? 0} of ${functions} functions from ajv have a list of errors. Does this ajv version generate other code?`,
    );
  return statements.reduce((code, [written, instead]) => code.replaceAll(written, instead), source) + joined;
}
