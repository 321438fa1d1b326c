// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table element cannot be placed one by one.
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Column<T> {
  readonly id: string;
  readonly title: string;
  /** Whether the column disappears on a phone. */
  readonly isOptional?: boolean;
  cell(item: T): ComponentChildren;
}

export interface VirtualTableProps<T extends object> {
  /** What the rows are, for screen readers: `Requests`. */
  readonly label: string;
  /** The class of the table. Its style sets `grid-template-columns` for `.table-row`. */
  readonly class: string;
  readonly columns: readonly Column<T>[];
  readonly count: number;
  /** Returns the row at a position; 0 is the top. */
  itemAt(index: number): T;
  keyOf(item: T): string;
  /** The key of the row that is open. */
  readonly selected: string | undefined;
  onOpen(item: T): void;
  /** Changes when the rows mean something else, for example another filter. The table then starts at the top. */
  readonly resetKey?: string;
}

/** The height of a row in pixels, as `--row-height` in the styles. */
const rowHeight = 32;
/** The rows above and below the visible part. */
const overscan = 8;

/**
 * A table of any length. Only the visible rows exist in the page. Arrow keys move the active row, and Enter opens it.
 *
 * When rows arrive at the top, the rows that the user looks at stay in place.
 */
export function VirtualTable<T extends object>(props: VirtualTableProps<T>) {
  const { label, columns, count, itemAt, keyOf, selected, onOpen, resetKey = '' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [{ top, height }, setView] = useState({ top: 0, height: 600 });
  const [activeKey, setActiveKey] = useState<string>();
  const activeIndex = useRef(0);
  const anchor = useRef<{ readonly item: T; readonly index: number } | undefined>(undefined);

  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - overscan, count - 1));
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + overscan);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, offset) => itemAt(first + offset));

  // Rows that arrive above would push the visible ones away.
  useLayoutEffect(() => {
    const element = scroller.current;
    const held = anchor.current;
    if (element !== null && held !== undefined && element.scrollTop > 0) {
      const index = findNear(props, held.item, held.index);
      if (index !== undefined && index !== held.index) element.scrollTop += (index - held.index) * rowHeight;
    }
    const index = Math.min(Math.floor((element?.scrollTop ?? 0) / rowHeight), count - 1);
    anchor.current = index < 0 ? undefined : { item: itemAt(index), index };
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setView((view) => ({ ...view, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    anchor.current = undefined;
    activeIndex.current = 0;
    setActiveKey(undefined);
  }, [resetKey]);

  const activate = (index: number) => {
    const target = Math.max(0, Math.min(index, count - 1));
    const element = scroller.current;
    if (count === 0 || element === null) return;
    activeIndex.current = target;
    setActiveKey(keyOf(itemAt(target)));
    if (target * rowHeight < element.scrollTop) element.scrollTop = target * rowHeight;
    // The head covers one row.
    const bottom = (target + 2) * rowHeight - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  };

  const active = activeKey ?? selected;
  const indexOfActive = () => {
    // The position changes while rows arrive.
    const near = rows.findIndex((item) => keyOf(item) === active);
    return near < 0 ? activeIndex.current : first + near;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const moves: Record<string, () => void> = {
      ArrowDown: () => activate(active === undefined ? 0 : indexOfActive() + 1),
      ArrowUp: () => activate(indexOfActive() - 1),
      PageDown: () => activate(indexOfActive() + page),
      PageUp: () => activate(indexOfActive() - page),
      Home: () => activate(0),
      End: () => activate(count - 1),
      Enter: () => count > 0 && onOpen(itemAt(Math.min(indexOfActive(), count - 1))),
      ' ': () => count > 0 && onOpen(itemAt(Math.min(indexOfActive(), count - 1))),
    };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  const isActiveShown = active !== undefined && rows.some((item) => keyOf(item) === active);
  return (
    <div
      ref={scroller}
      class={`table ${props.class}`}
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      tabIndex={0}
      aria-activedescendant={isActiveShown ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => {
        const { scrollTop } = currentTarget;
        setView((view) => ({ ...view, top: scrollTop }));
      }}
    >
      <div class="table-row table-head" role="row" aria-rowindex={1} tabIndex={-1}>
        {columns.map((column) => (
          <div key={column.id} role="columnheader" tabIndex={-1} class={cellClass(column)}>
            {column.title}
          </div>
        ))}
      </div>
      <div class="table-space" role="presentation" style={{ height: `${count * rowHeight}px` }}>
        <div class="table-window" role="rowgroup" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {rows.map((item, offset) => {
            const key = keyOf(item);
            return (
              <Row
                key={key}
                id={`${id}-${key}`}
                index={first + offset + 2}
                item={item}
                columns={columns}
                isActive={key === active}
                isSelected={key === selected}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Searches around the last position: rows arrive a few at a time. */
function findNear<T extends object>(
  { count, itemAt }: VirtualTableProps<T>,
  item: T,
  index: number,
): number | undefined {
  for (let candidate = Math.min(index, count - 1); candidate < Math.min(count, index + 2_000); candidate += 1) {
    if (candidate >= 0 && itemAt(candidate) === item) return candidate;
  }
  return undefined;
}

function cellClass({ id, isOptional }: Pick<Column<never>, 'id' | 'isOptional'>): string {
  return `cell cell-${id}${isOptional ? ' cell-optional' : ''}`;
}

interface RowProps<T> {
  readonly id: string;
  /** The number of the row in the table, from 1. The head is row 1. */
  readonly index: number;
  readonly item: T;
  readonly columns: readonly Column<T>[];
  readonly isActive: boolean;
  readonly isSelected: boolean;
  onOpen(item: T): void;
}

/** A row. Its cells change only with its item. */
class Row<T> extends Component<RowProps<T>> {
  override shouldComponentUpdate(next: RowProps<T>): boolean {
    const { props } = this;
    return (
      next.item !== props.item ||
      next.isActive !== props.isActive ||
      next.isSelected !== props.isSelected ||
      next.index !== props.index ||
      next.columns !== props.columns
    );
  }

  #cells: { readonly item: T; readonly columns: readonly Column<T>[]; readonly nodes: ComponentChildren } | undefined;

  override render({ id, index, item, columns, isActive, isSelected, onOpen }: RowProps<T>) {
    if (this.#cells?.item !== item || this.#cells.columns !== columns) {
      const nodes = columns.map((column) => (
        <div key={column.id} role="gridcell" tabIndex={-1} class={cellClass(column)}>
          {column.cell(item)}
        </div>
      ));
      this.#cells = { item, columns, nodes };
    }
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys.
      <div
        class={`table-row${isActive ? ' is-active' : ''}${isSelected ? ' is-selected' : ''}`}
        role="row"
        id={id}
        tabIndex={-1}
        aria-rowindex={index}
        aria-selected={isSelected}
        onClick={() => onOpen(item)}
      >
        {this.#cells.nodes}
      </div>
    );
  }
}
