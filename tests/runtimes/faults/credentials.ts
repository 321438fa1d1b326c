/** The credentials of the client. A faulty server must never get real ones. */
export const credentials = { publicApiKey: 'public-key-1', privateSecretKey: 'secret-key-1' };
