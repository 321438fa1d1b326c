import type { ComponentType } from 'preact';
import { Empty } from '../../components/empty.tsx';
import { linkTo, route } from '../../state/router.ts';
import { ClockSection } from './clock/clock-section.tsx';
import { FaultsSection } from './faults/faults-section.tsx';
import { MerchantsSection } from './merchants-section.tsx';
import { CoverageSection } from './payment-coverage/coverage-section.tsx';
import { PoliciesSection } from './policies-section.tsx';
import { SeedsSection } from './seeds-section.tsx';
import { StateSection } from './state-section.tsx';
import './server.css';

interface Section {
  /** The second segment of its address: `#/server/clock`. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

const sections: readonly Section[] = [
  { id: 'clock', title: 'Clock', Content: ClockSection },
  { id: 'faults', title: 'Faults', Content: FaultsSection },
  { id: 'merchants', title: 'Merchants', Content: MerchantsSection },
  { id: 'seeds', title: 'Seeds', Content: SeedsSection },
  { id: 'policies', title: 'Policies', Content: PoliciesSection },
  { id: 'state', title: 'State', Content: StateSection },
  { id: 'coverage', title: 'Coverage', Content: CoverageSection },
];

/** The view of the server: its clock, faults, merchants, state and policies. */
export function ServerView() {
  const { id = 'clock', query } = route.value;
  const merchant = query.get('merchant') ?? undefined;
  const section = sections.find((each) => each.id === id);
  return (
    <div class="page server-page">
      <nav class="server-nav" aria-label="Sections of the server">
        {sections.map((each) => (
          <a
            key={each.id}
            href={linkTo('server', each.id, { merchant })}
            aria-current={each === section ? 'page' : undefined}
          >
            {each.title}
          </a>
        ))}
      </nav>
      {section === undefined ? <Empty title="This address names no section" /> : <section.Content />}
    </div>
  );
}
