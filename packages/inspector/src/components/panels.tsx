import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../state/router.ts';
import { Icon } from './text.tsx';

interface TabsProps {
  /** What the links select, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly title: string;
    readonly link: Readonly<Parameters<typeof linkTo>>;
    readonly isCurrent: boolean;
  }[];
}

/** Links to the parts of a page or a view. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      {tabs.map(({ title, link, isCurrent }) => (
        <a key={title} href={linkTo(...link)} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface SplitProps {
  /** The list with its filters. */
  readonly list: ComponentChildren;
  /** What is open. Undefined: only the list is shown. */
  readonly open: { readonly title: string; readonly key: string; readonly content: ComponentChildren } | undefined;
  /** The address without the details. */
  onClose(): void;
}

/**
 * A list, and beside it the details of the selected row; on a phone, the details alone. The focus moves to their title when they open. Escape
 * closes them, and the focus returns to the list.
 */
export function Split({ list, open, onClose }: SplitProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before the browser paints: the next key of a fast user must go to the panel.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [open?.key]);
  const close = () => {
    onClose();
    root.current?.querySelector<HTMLElement>('.table')?.focus();
  };
  return (
    <div ref={root} class={open === undefined ? 'split' : 'split has-details'}>
      <div class="view">{list}</div>
      {open === undefined ? null : (
        <section
          class="details"
          aria-labelledby={id}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <header class="bar row between">
            <h2 id={id} ref={heading} tabIndex={-1}>
              {open.title}
            </h2>
            <button type="button" class="icon-button" onClick={close} aria-label="Close the details">
              <Icon name="close" />
            </button>
          </header>
          <div class="details-body fill stack wide">{open.content}</div>
        </section>
      )}
    </div>
  );
}

/** A dialog above the page. The browser keeps the focus in it, closes it with Escape, and returns the focus. */
export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog ref={element} class="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Closes the dialog around an element as Escape does, so that the focus returns. */
export function closeDialog(element: HTMLElement): void {
  element.closest('dialog')?.close();
}

interface DialogButtonProps {
  /** The label of the button. */
  readonly label: string;
  /** @default label */
  readonly title?: string;
  readonly isPrimary?: boolean;
  readonly children: ComponentChildren;
}

/** A button that opens a dialog. */
export function DialogButton({ label, title = label, isPrimary = false, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={isPrimary ? 'button button-primary' : 'button'} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  );
}

interface Confirmation {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The label of the button that confirms: `Reset every merchant`. */
  readonly action: string;
}

const pending = signal<(Confirmation & { resolve(isConfirmed: boolean): void }) | undefined>(undefined);

/** Shows a question before something that cannot be undone. Resolves with whether the user confirmed. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  pending.peek()?.resolve(false);
  return new Promise((resolve) => {
    pending.value = { ...confirmation, resolve };
  });
}

/** The place where `confirm` shows its question. The page has one. */
export function ConfirmDialog() {
  const question = pending.value;
  if (question === undefined) return null;
  const close = (isConfirmed: boolean) => {
    pending.value = undefined;
    question.resolve(isConfirmed);
  };
  return (
    <Dialog title={question.title} onClose={() => close(false)}>
      <div class="dialog-text">{question.text}</div>
      <div class="row dialog-buttons">
        <button type="button" class="button" onClick={() => close(false)}>
          Cancel
        </button>
        <button type="button" class="button button-danger" onClick={() => close(true)}>
          {question.action}
        </button>
      </div>
    </Dialog>
  );
}
