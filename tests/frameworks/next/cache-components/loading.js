/** With cache components, a page that waits for data needs a Suspense boundary around it, and this file is one. */
export default function Loading() {
  return <p>loading</p>;
}
