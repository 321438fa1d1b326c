import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { AdminError } from '../api/admin-call.ts';
import { currentMerchant } from '../state/merchants.ts';
import { type Filter, type FilteredList, isFiltered } from '../state/router.ts';
import { type Choice, Select, TextInput } from './form.tsx';
import { ListTable, type ListTableProps } from './table.tsx';
import { Button, Empty, formatCount, Icon, NoData } from './text.tsx';

interface ListViewProps<Row extends object, Field extends string>
  extends Pick<ListTableProps<Row>, 'columns' | 'keyOf'> {
  /** What a row is: `payment`, `payments`. */
  readonly one: string;
  readonly many: string;
  readonly list: FilteredList<Field>;
  readonly fields: Readonly<Record<Field, FilterField>>;
  /** The rows, newest first. Undefined: they are not loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Why the rows could not be loaded. */
  readonly error?: AdminError | undefined;
  /** Loads older rows too. Undefined when the list is complete. */
  readonly loadMore?: (() => void) | undefined;
  /** How many rows there are, in words. @default Their count. */
  readonly summary?: ComponentChildren;
  /** The buttons above the list. */
  readonly actions: ComponentChildren;
  readonly notice?: ComponentChildren;
  /** What an empty list shows without a filter, and what it adds with one. */
  readonly empty: ComponentChildren;
  readonly noMatch?: ComponentChildren;
  /** What is open beside the list. */
  readonly open: OpenRow | undefined;
}

interface OpenRow {
  readonly title: string;
  readonly key: string;
  readonly content: ComponentChildren;
}

/**
 * A list with its filter, and beside it the details of the selected row; on a phone, the details alone. The focus moves to their title when they
 * open. Escape closes them, and the focus returns to the list.
 */
export function ListView<Row extends object, Field extends string>(props: ListViewProps<Row, Field>) {
  const { one, many, list, rows, keyOf, loadMore, open } = props;
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[aria-selected=true]') ?? find('.table'))?.focus();
    list.open();
  };
  return (
    <div ref={root} class={open === undefined ? 'split' : 'split has-details'}>
      <div class="view">
        <search class="bar row" aria-label={`Filter the ${many}`}>
          <FilterFields list={list} fields={props.fields} />
          <div class="row end">
            {props.summary ?? (
              <span class="quiet" role="status">
                {rows &&
                  (loadMore ? `Newest ${rows.length.toLocaleString('en')}` : formatCount(rows.length, one, many))}
              </span>
            )}
            {loadMore === undefined ? null : <Button onClick={loadMore}>Load older</Button>}
            {props.actions}
          </div>
        </search>
        {props.notice}
        {rows === undefined ? (
          <NoData error={props.error} />
        ) : rows.length > 0 ? (
          <ListTable
            // Other rows start at the top.
            key={JSON.stringify([list.filter, currentMerchant.value])}
            label={`The ${many}, newest first`}
            class={`${one}-table`}
            columns={props.columns}
            rows={rows}
            keyOf={keyOf}
            selected={open?.key}
            onOpen={(row) => list.open(keyOf(row))}
          />
        ) : isFiltered(list.filter) ? (
          <Empty title={`No ${one} matches the filter`}>{props.noMatch}</Empty>
        ) : (
          props.empty
        )}
      </div>
      {open === undefined ? null : <Details open={open} onClose={close} />}
    </div>
  );
}

/** A field that filters a list: by a text, or by one of several values. */
interface FilterField {
  readonly label: string;
  /** @default label */
  readonly placeholder?: string;
  readonly choices?: readonly Choice[];
}

function FilterFields<Field extends string>({ list, fields }: Pick<ListViewProps<object, Field>, 'list' | 'fields'>) {
  return (Object.keys(fields) as Field[]).map((name) => {
    const { label, placeholder = label, choices }: FilterField = fields[name];
    const control = {
      'aria-label': label,
      value: list.filter[name],
      onInput: (value: string) => list.change({ [name]: value } as Partial<Filter<Field>>),
    };
    if (choices === undefined) return <TextInput key={name} type="search" placeholder={placeholder} {...control} />;
    const all = { value: '', label: `Every ${label.toLowerCase()}` };
    return <Select key={name} choices={[all, ...choices]} {...control} />;
  });
}

function Details({ open, onClose }: { open: OpenRow; onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before the browser paints: the next key of a fast user must go to the panel.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [open.key]);
  return (
    <section
      class="details view"
      aria-labelledby={id}
      // A click on its text puts the focus here, so that Escape still closes it.
      tabIndex={-1}
      onKeyDown={(event) => {
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onClose();
      }}
    >
      <header class="bar row between">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {open.title}
        </h2>
        <button type="button" class="icon-button" onClick={onClose} aria-label="Close the details">
          <Icon name="close" />
        </button>
      </header>
      <div class="details-body fill stack wide">{open.content}</div>
    </section>
  );
}
