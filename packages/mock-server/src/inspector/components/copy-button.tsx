import { useState } from 'preact/hooks';
import { notify, notifyError } from '../state/messages.ts';
import { Icon } from './icon.tsx';

/** Copies a text to the clipboard. */
export function CopyButton({
  text,
  label,
  isSmall = false,
}: {
  /** The text, or a function that creates it on a click. */
  readonly text: string | (() => string);
  /** `Copy as curl` */
  readonly label: string;
  /** Whether the button shows only its icon. */
  readonly isSmall?: boolean;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await writeClipboard(typeof text === 'string' ? text : text());
      setCopied(true);
      setTimeout(() => setCopied(false), 1_500);
      notify('Copied');
    } catch (error) {
      notifyError('The browser did not allow to copy', error);
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
  field.className = 'clipboard-field';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The page has no access to the clipboard');
}
