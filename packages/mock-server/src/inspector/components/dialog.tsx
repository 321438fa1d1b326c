import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/** A dialog above the page. The browser keeps the focus in it, closes it with Escape, and returns the focus. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
}) {
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
      <div class="dialog-buttons">
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
