/** The drawings, in a field of 16 × 16. */
const paths = {
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  pause: 'M5 3v10M11 3v10',
  play: 'M4.5 3l8 5-8 5z',
  clear: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9',
  sun: 'M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9L13 13M3 13l1.1-1.1M11.9 4.1L13 3',
  moon: 'M13.5 9.5A6 6 0 016.5 2.5a6 6 0 107 7z',
  auto: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 2v12',
  reload: 'M13 3v3.5H9.5M13 6.5A5.5 5.5 0 108 13.5c2 0 3.8-1 4.8-2.7',
  search: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.5 10.5L14 14',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a3.2 3.2 0 014.5 4.5L11.5 9M9 11.5L7.5 13A3.2 3.2 0 013 8.500L4.500 7',
  plus: 'M8 3v10M3 8h10',
  back: 'M9.500 3.500L5 8l4.500 4.500',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a text, or in a button that has a label. Screen readers skip it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
