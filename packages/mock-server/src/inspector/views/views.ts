import type { ComponentType } from 'preact';
import { RequestsView } from './requests/requests-view.tsx';

/** A view of the page. */
export interface View {
  /** The first segment of its address: `#/requests`. */
  readonly id: string;
  /** Its name in the navigation. */
  readonly title: string;
  readonly Content: ComponentType;
}

/** The views in the order of the navigation. The first one opens by default. */
export const views: readonly View[] = [{ id: 'requests', title: 'Requests', Content: RequestsView }];
