import { useState } from 'preact/hooks';
import { escapeControls } from '../api/escape.ts';
import { notify, notifyError } from '../state/messages.ts';
import { Button, Icon } from './text.tsx';

interface CopyButtonProps {
  /** The text, or a function that creates it on a click. */
  readonly text: string | (() => string | Promise<string>);
  /** `Copy as curl` */
  readonly label: string;
  /** Whether the button shows only its icon. */
  readonly isSmall?: boolean;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, isSmall = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      notify('Copied');
    } catch (error) {
      // The clipboard of browsers exists on https and on this machine only.
      notifyError('Not copied', navigator.clipboard ? error : 'A browser copies only on https or on this machine');
    }
  };
  return (
    <button type="button" class={isSmall ? 'icon-button' : 'button'} onClick={copy} aria-label={label} title={label}>
      <Icon name="copy" />
      {isSmall ? null : <span>{label}</span>}
    </button>
  );
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

interface CodeProps {
  readonly label: string;
  /** What the button copies. @default The text. */
  readonly copied?: string;
}

/** Shows a value as indented JSON. Characters that change the order of text are escaped, which JSON allows. */
export function JsonView({ value, ...code }: CodeProps & { value: unknown }) {
  const text = escapeControls(JSON.stringify(value, null, 2));
  return <CodeBlock {...code} text={text} />;
}

/** Shows the body of a message: as JSON when it is JSON, otherwise as text. Its button copies the exact text, which a signature covers. */
export function BodyView({ text, label }: { text: string; label: string }) {
  if (text === '') return <p class="quiet">No body</p>;
  try {
    return <JsonView value={JSON.parse(text)} label={label} copied={text} />;
  } catch {
    return <CodeBlock text={text} label={label} />;
  }
}

/** Shows code or raw text, with a button that copies it. */
function CodeBlock({ text, label, copied = text }: CodeProps & { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > maxShown;
  const shown = isCut ? text.slice(0, maxShown) : text;
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="box code-scroll" tabIndex={0} aria-label={label}>
        <div class="code-copy">
          <CopyButton text={copied} label={`Copy ${label}`} isSmall />
        </div>
        <pre>
          <code>{escapeControls(shown)}</code>
        </pre>
      </section>
      {isCut ? (
        <Button onClick={() => setWhole(true)}>Show all {text.length.toLocaleString('en')} characters</Button>
      ) : null}
    </div>
  );
}
