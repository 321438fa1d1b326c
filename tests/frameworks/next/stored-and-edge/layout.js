/** Makes every `fetch` of a page store its response, unless its caller decides otherwise. */
export const fetchCache = 'default-cache';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
