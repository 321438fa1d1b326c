import './styles/base.css';
import './styles/components.css';
import './styles/views.css';
import { effect, signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type AdminError, isTokenAccepted } from './api/admin-call.ts';
import { logIn, logOut, needsLogin, readStored, store, token } from './api/session.ts';
import { focusFirst, Select, TextField } from './components/form.tsx';
import { DialogPlace, type Tab } from './components/panels.tsx';
import { Button, Data, Empty, Icon } from './components/text.tsx';
import { followMerchants, merchants, selectedMerchant, selectMerchant } from './state/merchants.ts';
import { clearOnNavigation, dismiss, message } from './state/messages.ts';
import { linkTo, route, startRouter } from './state/router.ts';
import { connection, startTraffic } from './state/traffic.ts';
import { FindingCount, FindingsView } from './views/findings/findings-view.tsx';
import { PaymentsView } from './views/payments/payments-view.tsx';
import { RequestsView } from './views/requests/requests-view.tsx';
import { ServerView } from './views/server/server-view.tsx';
import { WebhooksView } from './views/webhooks/webhooks-view.tsx';

/** The whole page. */
function App() {
  const { view: id } = route.value;
  const view = id === '' ? views[0] : views.find((each) => each.id === id);
  return (
    <>
      {/* A link would change the hash of the address, which belongs to the router. */}
      <button
        type="button"
        class="button button-primary skip-link"
        onClick={() => document.getElementById('content')?.focus()}
      >
        Skip to the content
      </button>
      <Header current={view?.id} />
      {needsLogin.value ? <LoginForm /> : <Main view={view} />}
      <MessageBar />
      <DialogPlace />
    </>
  );
}

function Main({ view }: { view: View | undefined }) {
  const element = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const title = view?.title ?? 'Not found';
  useLayoutEffect(() => {
    document.title = `${title} – Paychord inspector`;
    // A screen reader announces the new view. The first one needs no announcement.
    if (!isFirst.current) element.current?.focus();
    isFirst.current = false;
  }, [title]);
  return (
    <main id="content" ref={element} tabIndex={-1} aria-label={title}>
      <h1 class="visually-hidden">{title}</h1>
      {view === undefined ? (
        <Empty title="This address names no view">
          <p>
            <a href={linkTo('requests')}>Show the requests</a>
          </p>
        </Empty>
      ) : (
        <view.Content />
      )}
    </main>
  );
}

/** A view of the page. Its id is the first segment of its address: `#/requests`. */
interface View extends Tab {
  readonly id: string;
  readonly Content: ComponentType;
  /** What stands after the title in the navigation. */
  readonly Mark?: ComponentType;
}

/** The views in the order of the navigation. The first one opens by default. */
const views: readonly View[] = [
  { id: 'requests', title: 'Requests', Content: RequestsView },
  { id: 'payments', title: 'Payments', Content: PaymentsView },
  { id: 'webhooks', title: 'Webhooks', Content: WebhooksView },
  { id: 'findings', title: 'Findings', Content: FindingsView, Mark: FindingCount },
  { id: 'server', title: 'Server', Content: ServerView },
];

/** The top of the page: navigation, merchant, connection, theme. */
function Header({ current }: { current: string | undefined }) {
  return (
    <header class="header bar row">
      <div class="row">
        <strong>Paychord</strong> <span class="quiet small">{location.host}</span>
      </div>
      <nav aria-label="Views">
        {views.map(({ id, title, Mark }) => (
          <a key={id} href={linkTo(id)} aria-current={id === current ? 'page' : undefined}>
            {title} {Mark === undefined || needsLogin.value ? null : <Mark />}
          </a>
        ))}
        <a href="/__mock/docs">API reference</a>
      </nav>
      <div class="row end">
        <Select
          aria-label="Merchant"
          value={selectedMerchant.value ?? ''}
          choices={[{ value: '', label: 'All merchants' }, ...merchants.value.map(({ publicApiKey }) => publicApiKey)]}
          onInput={(publicApiKey) => selectMerchant(publicApiKey || undefined)}
        />
        <ConnectionState />
        <ThemeSwitch />
        {token.value === undefined ? null : (
          <Button tone="quiet" onClick={logOut}>
            Log out
          </Button>
        )}
      </div>
      {connection.value === 'waiting' ? (
        <p class="warning notice">
          A browser opens at most six connections to a server: close other windows that show it. Or the server is busy.
        </p>
      ) : null}
    </header>
  );
}

const states = {
  waiting: ['Waiting for the server…', 'warning'],
  open: ['Live', 'quiet'],
  connecting: ['Connecting…', 'quiet'],
  lost: ['Reconnecting…', 'warning'],
  rejected: ['Not logged in', 'warning'],
} as const;

function ConnectionState() {
  const [title, tone] = states[connection.value];
  return (
    <span class={`connection row connection-${connection.value} ${tone}`} role="status">
      {title}
    </span>
  );
}

function ThemeSwitch() {
  const label = `Colors: ${theme.value}`;
  return (
    <button type="button" class="icon-button" onClick={switchTheme} aria-label={label} title={label}>
      <Icon name={theme.value === 'light' ? 'sun' : theme.value === 'dark' ? 'moon' : 'auto'} />
    </button>
  );
}

const themes = ['auto', 'light', 'dark'] as const;

/** The chosen colors. `auto` follows the settings of the machine. */
const theme = signal(themes.find((each) => each === readStored('localStorage', 'theme')) ?? 'auto');

/** Switches to the next theme. */
function switchTheme(): void {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'auto';
  theme.value = next;
  store('localStorage', 'theme', next === 'auto' ? undefined : next);
}

/**
 * Keeps the focus when the element that has it disappears, for example the button of a payment that is no longer possible: without it, the
 * keys of the panel would do nothing. The panel gets it, or else the view.
 */
function keepFocus(): void {
  let focused: Element | null = null;
  let panel: HTMLElement | null | undefined;
  addEventListener('focusin', () => {
    focused = document.activeElement;
    // A dialog closes before what it asked about happens.
    if (focused?.closest('dialog') === null) panel = focused.closest<HTMLElement>('.details, .table');
  });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || focused?.isConnected !== false) return;
    (panel?.isConnected ? panel : document.getElementById('content'))?.focus();
  }).observe(document.body, { childList: true, subtree: true });
}

/** The form for the admin token. The server printed it at its start. */
function LoginForm() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = value.trim();
    if (given === '') return setError('Enter the token');
    if (isBusy) return;
    setBusy(true);
    try {
      if (await isTokenAccepted(given)) logIn(given);
      else setError('The server rejected this token');
    } catch (failure) {
      setError((failure as AdminError).messages.join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main id="content" tabIndex={-1} class="login">
      <form ref={focusFirst} onSubmit={submit}>
        <h1>Log in</h1>
        <p>This server requires its admin token. The command prints it at its start: “Admin token”.</p>
        <TextField label="Admin token" type="password" value={value} onInput={setValue} error={error} />
        <Button type="submit" tone="primary" aria-disabled={isBusy}>
          Log in
        </Button>
      </form>
    </main>
  );
}

/** The latest message, below the content. The two regions always exist, because a screen reader watches only what it has seen. */
function MessageBar() {
  const { role, title = '', details = [] } = message.value ?? {};
  const text = (
    <div class={`bar row between message message-${role}`}>
      <p>
        <strong>{title}</strong> <Data text={details.join(' ')} />
      </p>
      <button type="button" class="icon-button" onClick={dismiss} aria-label={`Dismiss: ${title}`}>
        <Icon name="close" />
      </button>
    </div>
  );
  return (
    <div>
      <div role="status">{role === 'status' ? text : null}</div>
      <div role="alert">{role === 'alert' ? text : null}</div>
    </div>
  );
}

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no element with the id app');
effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'auto' ? '' : theme.value;
});
startRouter();
clearOnNavigation();
startTraffic();
followMerchants();
keepFocus();
render(<App />, root);
