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

interface DisclosureProps {
  readonly title: ComponentChildren;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** A title that opens more. What it opens exists only while it is open. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  const [shows, setShows] = useState(isOpen);
  return (
    <details class="box" open={shows} onToggle={({ currentTarget }) => setShows(currentTarget.open)}>
      <summary>{title}</summary>
      {shows ? <div class="stack">{children}</div> : null}
    </details>
  );
}

/** What the dialog of the page shows. */
interface DialogContent {
  readonly title: string;
  readonly content: ComponentChildren;
  onClose?(): void;
}

const dialog = signal<DialogContent | undefined>(undefined);

/** Closes the dialog. The browser returns the focus. */
export function closeDialog(): void {
  dialog.value = undefined;
}

/** The only dialog of the page. The browser keeps the focus in it, and closes it with Escape. */
export function DialogPlace() {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const shown = dialog.value;
  useLayoutEffect(() => {
    if (shown === undefined) element.current?.close();
    else element.current?.showModal();
    return () => shown?.onClose?.();
  }, [shown]);
  return (
    <dialog ref={element} class="dialog" aria-labelledby={id} onClose={closeDialog}>
      {shown === undefined ? null : (
        <div class="stack wide">
          <h2 id={id}>{shown.title}</h2>
          {shown.content}
        </div>
      )}
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
  return (
    <Button tone={isPrimary ? 'primary' : 'plain'} onClick={() => (dialog.value = { title: label, content: children })}>
      {label}
    </Button>
  );
}

/** A question before something that cannot be undone. */
export interface Question {
  readonly title: string;
  readonly text: ComponentChildren;
}

/**
 * Asks a question in the dialog. Resolves with whether the user confirmed.
 *
 * @param action - The label of the button that confirms: `Reset every merchant`.
 */
export function confirm({ title, text }: Question, action: string): Promise<boolean> {
  return new Promise((resolve) => {
    const accept = () => {
      resolve(true);
      closeDialog();
    };
    const content = (
      <>
        <div>{text}</div>
        <div class="row end">
          <Button onClick={closeDialog}>Cancel</Button>
          <Button tone="danger" onClick={accept}>
            {action}
          </Button>
        </div>
      </>
    );
    dialog.value = { title, content, onClose: () => resolve(false) };
  });
}
