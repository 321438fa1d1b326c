import { useId } from 'preact/hooks';
import type { Schema } from '../../../api/schema.ts';

/** Selects when a fault applies. The description of the schema explains each phase. */
export function PhaseField({
  schema,
  value,
  onInput,
}: {
  readonly schema: Schema;
  readonly value: string;
  onInput(phase: string): void;
}) {
  const name = useId();
  const meanings = meaningsOf(schema.description ?? '');
  return (
    <fieldset class="phases">
      <legend>What happens</legend>
      {Object.keys(schema.discriminator?.mapping ?? {}).map((phase) => (
        <label key={phase} class={phase === value ? 'phase is-selected' : 'phase'}>
          <input type="radio" name={name} value={phase} checked={phase === value} onInput={() => onInput(phase)} />
          <span>
            <code>{phase}</code>
            <span class="quiet phase-meaning">{meanings.get(phase)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Reads a description that explains each value: `before`, a colon, and the meaning up to the next value. */
function meaningsOf(description: string): Map<string, string> {
  const found = description.matchAll(/`([\w-]+)`:\s*([^`]*)/g);
  return new Map([...found].map(([, name = '', meaning = '']) => [name, capitalize(meaning.trim())]));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
