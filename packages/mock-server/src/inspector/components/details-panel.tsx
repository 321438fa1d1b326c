import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

/**
 * The details of a selected row, beside the list; on a phone, above it. The focus moves to its title when it opens. Escape closes it.
 */
export function DetailsPanel({
  title,
  openKey,
  onClose,
  children,
}: {
  readonly title: ComponentChildren;
  /** Identifies what is open. The focus moves when it changes. */
  readonly openKey: string;
  onClose(): void;
  readonly children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before the browser paints: the next key of a fast user must go to the panel.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [openKey]);
  return (
    <section
      class="details"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header class="details-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="icon-button" onClick={onClose} aria-label="Close the details">
          <Icon name="close" />
        </button>
      </header>
      <div class="details-body">{children}</div>
    </section>
  );
}
