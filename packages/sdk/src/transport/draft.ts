/**
 * A request before it is one. openapi-fetch makes it in place of a `Request`: its text is fixed, and any number of
 * requests can be made of it, while a `Request` can be sent only once.
 */
export class Draft {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}
