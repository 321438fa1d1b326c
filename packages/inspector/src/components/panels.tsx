import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { currentMerchant, merchants, selectedMerchant } from '../state/merchants.ts';
import { linkTo, route } from '../state/router.ts';
import { Button, Data } from './text.tsx';

/** A part of the page or of a view. */
export interface Tab {
  readonly title: string;
  /** The segment of its address. */
  readonly id?: string;
}

interface TabsProps {
  /** What the links select, for screen readers. */
  readonly label: string;
  readonly view: string;
  readonly tabs: readonly Tab[];
  readonly current: Tab | undefined;
}

/** Links to the parts of a view. A merchant in the address stays there. */
export function Tabs({ label, view, tabs, current }: TabsProps) {
  const merchant = route.value.query.get('merchant') ?? undefined;
  return (
    <nav aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.title}
          href={linkTo(view, tab.id, { merchant })}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.title}
        </a>
      ))}
    </nav>
  );
}

interface RecordLinkProps {
  readonly view: string;
  readonly id: string;
  /** @default The current merchant. */
  readonly merchant?: string | undefined;
  /** @default The id. */
  readonly children?: ComponentChildren;
}

/** Links to a record that a view can open. */
export function RecordLink({ view, id, merchant = currentMerchant.value, children }: RecordLinkProps) {
  return <a href={linkTo(view, id, { merchant })}>{children ?? <Data text={id} />}</a>;
}

/** Links to a request by its number in the journal of the merchant. */
export function RequestLink({ number, children }: { number: number; children?: ComponentChildren }) {
  return (
    <RecordLink view="requests" id={`number-${number}`}>
      request {number}
      {children}
    </RecordLink>
  );
}

/** Says whose records a view shows: it never mixes two merchants. */
export function MerchantNote() {
  if (merchants.value.length < 2 || selectedMerchant.value !== undefined) return null;
  return (
    <span class="quiet" title="Select another merchant at the top of the page">
      of merchant <Data text={currentMerchant.value ?? ''} />
    </span>
  );
}

/** A part of a page in a box, with its title. */
export function Card({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="card stack" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
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
      <div class="stack wide">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

interface DialogButtonProps {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly children: ComponentChildren;
}

/** A button that opens a dialog of the same name. */
export function DialogButton({ label, isPrimary = false, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone={isPrimary ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog title={label} onClose={() => setOpen(false)}>
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
      <div>{question.text}</div>
      <div class="row end">
        <Button onClick={() => close(false)}>Cancel</Button>
        <Button tone="danger" onClick={() => close(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  );
}
