import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';

/** Facts with their names. A fact that is undefined is left out. */
export function DefinitionList({
  items,
}: {
  readonly items: readonly (readonly [name: string, value: ComponentChildren])[];
}) {
  return (
    <dl class="facts">
      {items
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
