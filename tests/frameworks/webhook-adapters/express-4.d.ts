/** As far as it is used here, its types are those of Express 5. */
declare module 'express-4' {
  export { default } from 'express';
}
