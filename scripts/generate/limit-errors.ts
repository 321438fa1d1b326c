/** Errors that a validator keeps. Whoever reads so many is not helped by more. */
export const maxErrors = 1_000;

/** Everything that ajv's code does with the list of its errors, and what it does instead. */
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
 * The code that ajv wrote, with a bound on the errors that it keeps: always the first of them. ajv keeps all, and copies them whenever one
 * function takes over those of another, which takes time in the square of their number; a hostile body has millions. What is valid
 * is decided by a count beside the list, which has no bound.
 *
 * @throws Error when ajv writes something that is not known here
 */
export function limitErrors(source: string): string {
  const unknown = statements.reduce((rest, [written]) => rest.replaceAll(written, ''), source);
  const at = unknown.indexOf('vErrors');
  if (at >= 0)
    throw new Error(`ajv handles its errors in an unknown way: ${unknown.slice(Math.max(0, at - 80), at + 80)}`);
  const [functions, lists] = [/function validate\d+\(/g, /let vErrors = null;/g].map(
    (each) => source.match(each)?.length,
  );
  if (functions !== lists) throw new Error(`Of ${functions} functions by ajv ${lists ?? 0} have a list of errors`);
  return statements.reduce((code, [written, instead]) => code.replaceAll(written, instead), source) + joined;
}
