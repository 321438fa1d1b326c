/** What the client says it is. A faulty server is not to be trusted with real ones. */
export const credentials = { publicApiKey: 'public-key-1', privateSecretKey: 'secret-key-1' };
