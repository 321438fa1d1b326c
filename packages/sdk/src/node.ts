import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EvidenceItem } from './generated/schema.ts';
import { redact } from './http/secrets.ts';
import { checkSize, createEvidence, type PdfEvidenceOptions } from './resources/pdf-evidence.ts';
import { assertHeaderValue, assertObject, throwConfigurationError, throwValidationError } from './validation/assert.ts';

/** The client options that {@link clientOptionsFromEnv} returns. */
export interface ClientOptionsFromEnv {
  readonly baseUrl: string;
  readonly publicApiKey: string;
  readonly privateSecretKey: string;
  readonly organizationCode: string | undefined;
}

/**
 * Reads the address and the credentials of a client from environment variables:
 *
 * - `PAYCHORD_BASE_URL`: the address of the service, without `/v1`
 * - `PAYCHORD_PUBLIC_API_KEY` and `PAYCHORD_PRIVATE_SECRET_KEY`: the keys of the merchant
 * - `PAYCHORD_ORGANIZATION_CODE`: the organization of `reverseTransfer` calls, optional
 *
 * @param env - The variables. An empty one counts as not set.
 * @returns Options for `createClient`, `createFetch` and `createOpenApiClient`.
 * @throws {ConfigurationError} Variables are not set: the message lists all of them. Or a key contains characters that no header can have.
 * The message never contains a value.
 *
 * @default process.env
 *
 * @example
 * const client = createClient(clientOptionsFromEnv());
 * const clientWithLog = createClient({ ...clientOptionsFromEnv(), hooks: logHooks(console) });
 */
export function clientOptionsFromEnv(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ClientOptionsFromEnv {
  assertObject('env', env, throwConfigurationError);
  const isSet = (name: string) => typeof env[name] === 'string' && /\S/.test(env[name]);
  const missing = ['PAYCHORD_BASE_URL', 'PAYCHORD_PUBLIC_API_KEY', 'PAYCHORD_PRIVATE_SECRET_KEY'].filter(
    (name) => !isSet(name),
  );
  if (missing.length > 0) {
    const problem = `${missing.length > 1 ? 'are' : 'is'} not set. Set the environment variable${missing.length > 1 ? 's' : ''}`;
    throwConfigurationError(missing.join(', '), `${problem}, for example with node --env-file=.env`);
  }
  if (/^["'\s]/.test(env.PAYCHORD_BASE_URL as string))
    throwConfigurationError('PAYCHORD_BASE_URL', 'begins with a quote or a space. Remove it');
  const read = (name: string) => assertHeaderValue(name, env[name]);
  return {
    // The client checks the address.
    baseUrl: env.PAYCHORD_BASE_URL as string,
    publicApiKey: read('PAYCHORD_PUBLIC_API_KEY'),
    privateSecretKey: read('PAYCHORD_PRIVATE_SECRET_KEY'),
    organizationCode: isSet('PAYCHORD_ORGANIZATION_CODE') ? read('PAYCHORD_ORGANIZATION_CODE') : undefined,
  };
}

/** Options of {@link pdfEvidenceFromFile}. */
export interface PdfEvidenceFromFileOptions extends Omit<PdfEvidenceOptions, 'fileName'> {
  /**
   * The name to send.
   *
   * @default the name of the file
   */
  readonly fileName?: string | undefined;
}

/**
 * Creates an item of evidence for {@link Disputes.submit} from a PDF file.
 *
 * @param path - The path or `file:` URL of the PDF: at most 1 MB, which the client reads as 1,048,576 bytes. Stay below 1,000,000 bytes, in
 * case the service reads it as that.
 * @returns The item, with the file in base64.
 * @throws {RequestValidationError} The file cannot be read, has no `%PDF-` after at most 1,024 other bytes, or is too large.
 *
 * @example
 * const item = await pdfEvidenceFromFile('delivery-note.pdf', { contentCategory: 'PROOF_OF_DELIVERY' });
 */
export async function pdfEvidenceFromFile(
  path: string | URL,
  options: PdfEvidenceFromFileOptions,
): Promise<EvidenceItem> {
  const { fileName, contentCategory } = assertObject(
    'options',
    options,
    undefined,
    ", such as { contentCategory: 'RECEIPT' }",
  );
  const fail = (cause: NodeJS.ErrnoException) => {
    // A relative path depends on the folder in which the program started.
    const file = typeof path === 'string' ? resolve(path) : path instanceof URL ? path.pathname : 'the file';
    const problem = `${redact(file, [], 300)} could not be read (${cause.code ?? cause.name})`;
    return throwValidationError('path', problem, 'type', { cause });
  };
  // Checked before it is read: the file may have any size.
  checkSize('path', (await stat(path).catch(fail)).size);
  const bytes = await readFile(path).catch(fail);
  const ownName = basename(typeof path === 'string' ? path : fileURLToPath(path));
  return createEvidence('path', bytes, { fileName: fileName ?? ownName, contentCategory });
}
