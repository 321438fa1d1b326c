import type { ComponentChildren } from 'preact';

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'info';

/** A short label. The text says everything: the color only repeats it. */
export function Badge({
  tone = 'neutral',
  title,
  children,
}: {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <span class={`badge badge-${tone}`} title={title}>
      {children}
    </span>
  );
}

/** The status of a response; a dash when no response was sent. */
export function StatusBadge({ status }: { readonly status: number | undefined }) {
  if (status === undefined) {
    return (
      <Badge tone="bad" title="No response was sent">
        none
      </Badge>
    );
  }
  return <Badge tone={status >= 500 ? 'bad' : status >= 400 ? 'warning' : 'good'}>{status}</Badge>;
}
