import { useState } from 'preact/hooks';
import { SelectField } from '../../../components/field.tsx';
import { arrowsOf, type Coverage, nameOf } from './coverage.ts';
import { type Layout, type Line, layOut, type Node, nodeHeight } from './layout.ts';

/** The states of payments as boxes, and the moves as arrows. The tables below it have the same facts. */
export function CoverageDiagram({ coverage }: { readonly coverage: Coverage }) {
  const [selected, setSelected] = useState('');
  const layout = layOut(coverage, arrowsOf(coverage));
  return (
    <div class="diagram">
      <div class="diagram-bar">
        <SelectField
          label="Show the moves of"
          value={selected}
          choices={[
            { value: '', label: 'Every state' },
            ...coverage.states.map(nameOf).map((name) => ({ value: name, label: name })),
          ]}
          onInput={setSelected}
        />
        <ul class="diagram-legend plain-list quiet">
          <li class="legend-seen">This run made the move</li>
          <li class="legend-unseen">This run never made the move</li>
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="diagram-scroll" tabIndex={0} aria-label="State diagram">
        <Drawing layout={layout} selected={selected} onSelect={(name) => setSelected(name === selected ? '' : name)} />
      </section>
    </div>
  );
}

function Drawing({
  layout: { width, height, nodes, lines },
  selected,
  onSelect,
}: {
  readonly layout: Layout;
  readonly selected: string;
  onSelect(name: string): void;
}) {
  const isShown = ({ arrow }: Line) => selected === '' || arrow.from === selected || arrow.to === selected;
  // Moves that occurred are drawn above the others.
  const shown = lines.filter(isShown).sort((one, other) => Number(one.arrow.count > 0) - Number(other.arrow.count > 0));
  const related = new Set(shown.flatMap(({ arrow }) => [arrow.from, arrow.to]));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label="The states of payments with the moves between them. The tables below have the same counts."
    >
      <defs>
        <ArrowHead id="arrow-seen" />
        <ArrowHead id="arrow-unseen" />
      </defs>
      {shown.map(({ arrow, path }) => (
        <path
          key={`${arrow.from} ${arrow.to}`}
          d={path}
          class={arrow.count > 0 ? 'line is-seen' : 'line'}
          marker-end={`url(#${arrow.count > 0 ? 'arrow-seen' : 'arrow-unseen'})`}
        >
          <title>{titleOf(arrow)}</title>
        </path>
      ))}
      {nodes.map((node) => (
        <Box key={node.name} node={node} isRelated={related.has(node.name)} onSelect={onSelect} />
      ))}
      {shown.map(({ arrow, label }) =>
        arrow.count === 0 ? null : (
          <text key={`${arrow.from} ${arrow.to}`} class="line-count" x={label.x} y={label.y}>
            {arrow.count.toLocaleString('en')}
          </text>
        ),
      )}
    </svg>
  );
}

function ArrowHead({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="7"
      markerHeight="7"
      orient="auto"
      markerUnits="userSpaceOnUse"
    >
      <path class={id} d="M0 0.500L8 4L0 7.500z" />
    </marker>
  );
}

function Box({
  node,
  isRelated,
  onSelect,
}: {
  readonly node: Node;
  readonly isRelated: boolean;
  onSelect(name: string): void;
}) {
  const { name, status, subStatus, visits, loops, x, y, width } = node;
  const isStart = width < 100;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the select field does the same for the keyboard.
    <g
      class={`node${visits > 0 ? ' is-seen' : ''}${isRelated ? '' : ' is-dim'}`}
      transform={`translate(${x} ${y})`}
      onClick={() => (isStart ? undefined : onSelect(name))}
    >
      <title>{`${name}: ${countText(visits)}`}</title>
      <rect width={width} height={nodeHeight} rx="6" />
      {isStart ? (
        <>
          <text class="node-name" x={8} y={17}>
            {status}
          </text>
          <text class="node-name" x={8} y={30}>
            {subStatus}
          </text>
        </>
      ) : (
        <>
          <text class="node-status" x={8} y={15}>
            {status === subStatus ? '' : status}
          </text>
          <text class="node-visits" x={width - 8} y={15}>
            {visits === 0 ? 'never' : `${visits.toLocaleString('en')}×`}
            {loops === 0 ? '' : ` ↻ ${loops.toLocaleString('en')}`}
          </text>
          <text class="node-name" x={8} y={status === subStatus ? 24 : 31}>
            {subStatus}
          </text>
        </>
      )}
    </g>
  );
}

function titleOf({ from, to, moves }: Line['arrow']): string {
  const counts = moves.map(({ transition, count }) => `${transition} ${countText(count)}`);
  return `${from} → ${to}: ${counts.join(', ')}`;
}

function countText(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}
