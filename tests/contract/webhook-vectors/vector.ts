/** Plain data, as it stands in JSON: text, or bytes in base64, or a text so many times. */
export type Content = string | { readonly base64: string } | { readonly repeat: string; readonly times: number };

/** One body and one secret, or several, and headers that all get the same verdict. */
export interface Vector {
  readonly name: string;
  readonly body: Content;
  readonly secret: Content | readonly Content[];
  /** Values of `x-hmac-signature`; null for none, a list for one that is repeated. */
  readonly signatures: readonly (Content | null | readonly string[])[];
  /** `mistake` is an error of the configuration, whatever was sent. */
  readonly verdict: 'accept' | 'refuse' | 'mistake';
}
