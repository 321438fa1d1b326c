// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table element cannot be placed one by one.
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

export interface Column<T> {
  readonly id: string;
  readonly title: string;
  /** Whether the column disappears on a phone. */
  readonly isOptional?: boolean;
  cell(item: T): ComponentChildren;
}

/** A column of a short table. */
export interface ShortColumn<T> {
  readonly title: string;
  /** `actions`: buttons, whose title only screen readers read. */
  readonly kind?: 'heading' | 'number' | 'actions';
  cell(row: T): ComponentChildren;
}

interface ShortTableProps<T> {
  readonly caption?: string;
  readonly columns: readonly ShortColumn<T>[];
  readonly rows: readonly T[];
  keyOf(row: T): string;
  classOf?(row: T): string;
}

/** A table that shows all rows at once; on a phone, each row is a block, and its cells repeat their titles. Without rows, it shows nothing. */
export function ShortTable<T>({ caption, columns, rows, keyOf, classOf }: ShortTableProps<T>) {
  if (rows.length === 0) return null;
  const classFor = ({ kind }: ShortColumn<T>) => (kind === 'number' ? 'number' : undefined);
  return (
    <table class="grid">
      {caption === undefined ? null : <caption class="quiet">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" class={classFor(column)}>
              {column.kind === 'actions' ? <span class="visually-hidden">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} class={classOf?.(row)}>
            {columns.map((column) =>
              column.kind === 'heading' ? (
                <th key={column.title} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.title}
                  class={classFor(column)}
                  data-label={column.kind === 'actions' ? undefined : column.title}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface VirtualTableProps<T extends object> {
  /** What the rows are, for screen readers: `Requests`. */
  readonly label: string;
  /** The class of the table. Its style sets `--columns`, the widths of the columns. */
  readonly class: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  keyOf(item: T): string;
  /** The key of the row that is open. */
  readonly selected: string | undefined;
  onOpen(item: T): void;
  /** Changes when the rows mean something else, for example another filter. The table then starts at the top. */
  readonly resetKey: string;
}

/** Returns the height of a row in pixels, which the styles set: on a phone, a row can have two lines. */
function rowHeightOf(table: Element | null): number {
  const height = table && getComputedStyle(table).getPropertyValue('--row-height');
  return Number.parseFloat(height ?? '') || 32;
}

/**
 * Creates the list of the visible rows. It renders the component again when the user scrolls or resizes it. When rows arrive above, those that
 * the user looks at stay in place, unless the user looks at the top.
 */
function useVirtualizer(count: number, getItemKey: (index: number) => string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [, render] = useReducer<number, void>((renders) => renders + 1, 0);
  const rowHeight = rowHeightOf(scroller.current);
  const options = {
    count,
    getItemKey,
    anchorTo: (scroller.current?.scrollTop ?? 0) > 0 ? ('end' as const) : ('start' as const),
    overscan: 8,
    estimateSize: () => rowHeight,
    // The head covers one row.
    scrollPaddingEnd: rowHeight,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => render(),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return { scroller, virtualizer, rowHeight };
}

/** A table of any length. Only the visible rows exist in the page. Arrow keys move the active row, and Enter opens it. */
export function VirtualTable<T extends object>(props: VirtualTableProps<T>) {
  const { label, columns, rows, keyOf, selected, onOpen, resetKey } = props;
  const id = useId();
  const count = rows.length;
  const itemAt = (index: number) => rows[index] as T;
  const { scroller, virtualizer, rowHeight } = useVirtualizer(count, (index) => keyOf(itemAt(index)));
  const [activeKey, setActiveKey] = useState<string>();
  const activeIndex = useRef(0);
  const shown = virtualizer.getVirtualItems().map(({ index }) => ({ index, item: itemAt(index) }));

  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    activeIndex.current = 0;
    setActiveKey(undefined);
  }, [resetKey]);

  const activate = (index: number) => {
    activeIndex.current = Math.max(0, Math.min(index, count - 1));
    setActiveKey(keyOf(itemAt(activeIndex.current)));
    virtualizer.scrollToIndex(activeIndex.current);
  };
  const active = activeKey ?? selected;
  const shownActive = shown.find(({ item }) => keyOf(item) === active);
  // The position changes while rows arrive.
  const current = shownActive?.index ?? Math.min(activeIndex.current, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const moves: Record<string, () => void> = {
      ArrowDown: () => activate(active === undefined ? 0 : current + 1),
      ArrowUp: () => activate(current - 1),
      PageDown: () => activate(current + page),
      PageUp: () => activate(current - page),
      Home: () => activate(0),
      End: () => activate(count - 1),
      Enter: () => onOpen(itemAt(current)),
      ' ': () => onOpen(itemAt(current)),
    };
    const move = moves[event.key];
    if (move === undefined || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    <div
      ref={scroller}
      class={`table ${props.class}`}
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      tabIndex={0}
      aria-activedescendant={shownActive === undefined ? undefined : `${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      <div class="table-row table-head" role="row" aria-rowindex={1} tabIndex={-1}>
        {columns.map((column) => (
          <div key={column.id} role="columnheader" tabIndex={-1} class={cellClass(column)}>
            {column.title}
          </div>
        ))}
      </div>
      <div role="presentation" style={{ height: `${count * rowHeight}px` }}>
        <div
          class="table-window"
          role="rowgroup"
          style={{ transform: `translateY(${(shown[0]?.index ?? 0) * rowHeight}px)` }}
        >
          {shown.map(({ index, item }) => {
            const key = keyOf(item);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys.
              <div
                key={key}
                class={`table-row${key === active ? ' is-active' : ''}${key === selected ? ' is-selected' : ''}`}
                role="row"
                id={`${id}-${key}`}
                tabIndex={-1}
                // The head is row 1.
                aria-rowindex={index + 2}
                aria-selected={key === selected}
                onClick={() => onOpen(item)}
              >
                {columns.map((column) => (
                  <div key={column.id} role="gridcell" tabIndex={-1} class={cellClass(column)}>
                    {column.cell(item)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function cellClass({ id, isOptional }: Pick<Column<never>, 'id' | 'isOptional'>): string {
  return `cell cell-${id}${isOptional ? ' cell-optional' : ''}`;
}
