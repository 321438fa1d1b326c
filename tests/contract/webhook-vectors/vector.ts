/** Plain JSON data: text, bytes in base64, or a repeated text. */
export type Content = string | { readonly base64: string } | { readonly repeat: string; readonly times: number };

/** One body and one secret, or several, and headers that all get the same verdict. */
export interface Vector {
  readonly name: string;
  readonly body: Content;
  readonly secret: Content | readonly Content[];
  /** Values of `x-hmac-signature`; null for none, a list for one that is repeated. */
  readonly signatures: readonly (Content | null | readonly string[])[];
  /** `mistake` is a configuration error, regardless of the request. */
  readonly expected: 'accept' | 'refuse' | 'mistake';
}
