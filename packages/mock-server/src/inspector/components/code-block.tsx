import { useState } from 'preact/hooks';
import { escapeControls } from '../api/visible-text.ts';
import { CopyButton } from './copy-button.tsx';
import { VisibleText } from './data.tsx';

/** The most characters that a block shows at first. A body of many megabytes would stop the page. */
const maxShown = 50_000;

/** Shows code or raw text, with a button that copies it. */
export function CodeBlock({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <CodeFrame text={text} label={label}>
      {(shown) => <VisibleText text={shown} />}
    </CodeFrame>
  );
}

/** Shows a value as indented JSON. Characters that change the order of text are escaped, which JSON allows. */
export function JsonView({ value, label }: { readonly value: unknown; readonly label: string }) {
  const text = escapeControls(JSON.stringify(value, null, 2) ?? 'undefined');
  return (
    <CodeFrame text={text} label={label}>
      {(shown) => highlight(shown)}
    </CodeFrame>
  );
}

/** Shows the body of a message: as JSON when it is JSON, otherwise as text. */
export function BodyView({ text, label }: { readonly text: string; readonly label: string }) {
  const parsed = parseJson(text);
  return parsed === undefined ? (
    <CodeBlock text={text} label={label} />
  ) : (
    <JsonView value={parsed.value} label={label} />
  );
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function CodeFrame({
  text,
  label,
  children,
}: {
  readonly text: string;
  readonly label: string;
  readonly children: (shown: string) => preact.ComponentChildren;
}) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > maxShown;
  return (
    <div class="code">
      <div class="code-copy">
        <CopyButton text={text} label={`Copy ${label}`} isSmall />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="code-scroll" tabIndex={0} aria-label={label}>
        <pre>
          <code>{children(isCut ? text.slice(0, maxShown) : text)}</code>
        </pre>
      </section>
      {isCut ? (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          Show all {text.length.toLocaleString('en')} characters
        </button>
      ) : null}
    </div>
  );
}

const jsonToken = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Colors keys, texts and other values of JSON. Every part is a text node. */
function highlight(json: string): preact.ComponentChildren[] {
  const parts: preact.ComponentChildren[] = [];
  let end = 0;
  for (const match of json.matchAll(jsonToken)) {
    const [whole, string, colon] = match;
    if (match.index > end) parts.push(json.slice(end, match.index));
    if (string === undefined) parts.push(<span class="json-value">{whole}</span>);
    else if (colon === undefined) parts.push(<bdi class="json-text">{string}</bdi>);
    else parts.push(<bdi class="json-key">{string}</bdi>, colon);
    end = match.index + whole.length;
  }
  parts.push(json.slice(end));
  return parts;
}
