// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table element cannot be placed one by one.
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';

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

export interface ListTableProps<T extends object> {
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
}

/** How many rows Page Up and Page Down skip. */
const pageRows = 10;

/** A table whose rows can be opened. Arrow keys move the focus from row to row, and Enter opens a row. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { label, columns, rows, keyOf, selected, onOpen } = props;

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-selected]')];
    const index = elements.findIndex((each) => each.contains(document.activeElement));
    const row = rows[index];
    const places: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + pageRows,
      PageUp: index - pageRows,
      Home: 0,
      End: rows.length,
    };
    const place = places[event.key];

    if (place !== undefined) elements[Math.max(0, Math.min(place, rows.length - 1))]?.focus();
    else if (event.key === 'Enter' && row !== undefined) onOpen(row);
    else return;
    event.preventDefault();
  };

  return (
    <div class={`table ${props.class}`} role="grid" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <div class="table-row table-head" role="row" tabIndex={-1}>
        {columns.map((column) => (
          <div key={column.id} role="columnheader" tabIndex={-1} class={cellClass(column)}>
            {column.title}
          </div>
        ))}
      </div>
      {rows.map((item) => {
        const key = keyOf(item);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys.
          <div
            key={key}
            class="table-row"
            role="row"
            tabIndex={-1}
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
  );
}

function cellClass({ id, isOptional }: Pick<Column<never>, 'id' | 'isOptional'>): string {
  return `cell cell-${id}${isOptional ? ' cell-optional' : ''}`;
}
