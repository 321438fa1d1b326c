/** The renderer, as far as the page uses it. The package has no types. */
declare module 'openapi-explorer' {
  /** The element `openapi-explorer`. */
  export default class OpenApiExplorer extends HTMLElement {
    /** Shows a document. */
    loadSpec(document: object): Promise<void>;
    /** Settles when the element shows its latest state. */
    readonly updateComplete: Promise<boolean>;
    /** Fills in the credentials of a security scheme. */
    setAuthenticationConfiguration(scheme: string, credentials: { token: string }): Promise<void>;
  }
}
