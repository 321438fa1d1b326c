import { useState } from 'preact/hooks';
import { CheckboxField } from '../../../components/field.tsx';
import { type Coverage, nameOf } from './coverage.ts';

/** The counts of the states and of the moves. */
export function CoverageTables({ coverage: { states, transitions } }: { readonly coverage: Coverage }) {
  const [showsUnseen, setShowsUnseen] = useState(false);
  const isShown = (count: number) => !showsUnseen || count === 0;
  return (
    <section class="card" aria-labelledby="counts-title">
      <div class="card-bar">
        <h3 id="counts-title">Counts</h3>
        <CheckboxField label="Only what never occurred" checked={showsUnseen} onInput={setShowsUnseen} />
      </div>
      <div class="columns coverage-tables">
        <table class="grid coverage-states">
          <caption>How often a payment entered each state</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col" class="number">
                Visits
              </th>
            </tr>
          </thead>
          <tbody>
            {states
              .filter(({ visits }) => isShown(visits))
              .map((state) => (
                <tr key={nameOf(state)} class={state.visits === 0 ? 'quiet' : ''}>
                  <td>{nameOf(state)}</td>
                  <td class="number">{state.visits.toLocaleString('en')}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <table class="grid grid-cards coverage-moves">
          <caption>How often a payment made each move</caption>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col" class="number">
                Count
              </th>
            </tr>
          </thead>
          <tbody>
            {transitions
              .filter(({ count }) => isShown(count))
              .map(({ transition, from, to, count }) => (
                <tr key={`${transition} ${nameOf(from)} ${nameOf(to)}`} class={count === 0 ? 'quiet' : ''}>
                  <td>{transition}</td>
                  <td data-label="From">{nameOf(from)}</td>
                  <td data-label="To">{nameOf(to)}</td>
                  <td class="number" data-label="Count">
                    {count.toLocaleString('en')}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
