import { useState } from 'preact/hooks';
import { escapeControls } from '../api/escape.ts';
import { notify, notifyError } from '../state/messages.ts';
import { Button, Icon, VisibleText } from './text.tsx';

/** Copies a text to the clipboard. */
export function CopyButton({
  text,
  label,
  isSmall = false,
}: {
  /** The text, or a function that creates it on a click. */
  readonly text: string | (() => string | Promise<string>);
  /** `Copy as curl` */
  readonly label: string;
  /** Whether the button shows only its icon. */
  readonly isSmall?: boolean;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await writeClipboard(typeof text === 'string' ? text : await text());
      setCopied(true);
      setTimeout(() => setCopied(false), 1_500);
      notify('Copied');
    } catch (error) {
      notifyError('Not copied', error);
    }
  };
  return (
    <button type="button" class={isSmall ? 'icon-button' : 'button'} onClick={copy} aria-label={label} title={label}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isSmall ? null : <span>{label}</span>}
    </button>
  );
}

/** The clipboard of browsers exists on https and on loopback only. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The page has no access to the clipboard');
}

/** Saves a value as a JSON file of the browser. */
export function downloadJson(name: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has opened the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** The most characters that a block shows at first. A body of many megabytes would stop the page. */
const maxShown = 50_000;

/** Shows a value as indented JSON. Characters that change the order of text are escaped, which JSON allows. */
export function JsonView({ value, label }: { value: unknown; label: string }) {
  const text = escapeControls(JSON.stringify(value, null, 2) ?? 'undefined');
  return <CodeBlock text={text} label={label} isJson />;
}

/** Shows the body of a message: as JSON when it is JSON, otherwise as text. */
export function BodyView({ text, label }: { text: string; label: string }) {
  try {
    return <JsonView value={JSON.parse(text)} label={label} />;
  } catch {
    return <CodeBlock text={text} label={label} />;
  }
}

/** Shows code or raw text, with a button that copies it. */
export function CodeBlock({ text, label, isJson = false }: { text: string; label: string; isJson?: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > maxShown;
  const shown = isCut ? text.slice(0, maxShown) : text;
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="box code-scroll" tabIndex={0} aria-label={label}>
        <div class="code-copy">
          <CopyButton text={text} label={`Copy ${label}`} isSmall />
        </div>
        <pre>
          <code>{isJson ? highlight(shown) : <VisibleText text={shown} />}</code>
        </pre>
      </section>
      {isCut ? (
        <Button onClick={() => setWhole(true)}>Show all {text.length.toLocaleString('en')} characters</Button>
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
    if (string === undefined) parts.push(<span class="warning">{whole}</span>);
    else if (colon === undefined) parts.push(<bdi class="good">{string}</bdi>);
    else parts.push(<bdi class="info">{string}</bdi>, colon);
    end = match.index + whole.length;
  }
  parts.push(json.slice(end));
  return parts;
}
