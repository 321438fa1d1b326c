import { visibleParts } from '../api/visible-text.ts';

/**
 * Shows text that a program chose: a description, a header, an id. Its direction does not change the text around it, and invisible
 * characters are shown by their codes.
 */
export function Data({ text, class: className }: { readonly text: string; readonly class?: string }) {
  return (
    <bdi class={className}>
      <VisibleText text={text} />
    </bdi>
  );
}

/** The text with the codes of its hidden characters, for a place that is isolated already. */
export function VisibleText({ text }: { readonly text: string }) {
  return (
    <>
      {visibleParts(text).map((part) =>
        part.isHidden ? (
          <span class="hidden-character" title="A character that has no width or changes the order of the text">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
