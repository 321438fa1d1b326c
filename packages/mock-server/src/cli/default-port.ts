/** Where the server listens, and where it is looked for. */
export const defaultPort = 4010;
