import { logOut, needsLogin, token } from '../api/session.ts';
import { VisibleText } from '../components/data.tsx';
import { Icon } from '../components/icon.tsx';
import { merchants, selectedMerchant, selectMerchant } from '../state/merchants.ts';
import { linkTo } from '../state/router.ts';
import { switchTheme, theme } from '../state/theme.ts';
import { connection } from '../state/traffic.ts';
import { views } from '../views/views.ts';

/** The top of the page: navigation, merchant, connection, theme. */
export function Header({ current }: { readonly current: string | undefined }) {
  return (
    <header class="header">
      <div class="header-brand">
        <strong>Paychord</strong> <span class="header-address">{location.host}</span>
      </div>
      <nav class="header-nav" aria-label="Views">
        {views.map(({ id, title }) => (
          <a key={id} href={linkTo(id)} aria-current={id === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
        <a href="/__mock/docs">API reference</a>
      </nav>
      <div class="header-tools">
        <MerchantSelect />
        <ConnectionState />
        <ThemeSwitch />
        {token.value === undefined ? null : (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              logOut();
              needsLogin.value = true;
            }}
          >
            Log out
          </button>
        )}
      </div>
    </header>
  );
}

function MerchantSelect() {
  const selected = selectedMerchant.value ?? '';
  const known = merchants.value.map(({ publicApiKey }) => publicApiKey);
  const options = selected === '' || known.includes(selected) ? known : [...known, selected];
  return (
    <label class="header-merchant">
      <span class="visually-hidden">Merchant</span>
      <select value={selected} onInput={({ currentTarget }) => selectMerchant(currentTarget.value || undefined)}>
        <option value="">All merchants</option>
        {options.map((publicApiKey) => (
          <option key={publicApiKey} value={publicApiKey}>
            <VisibleText text={publicApiKey} />
          </option>
        ))}
      </select>
    </label>
  );
}

const states = {
  open: 'Live',
  connecting: 'Connecting…',
  lost: 'Reconnecting…',
  rejected: 'Not logged in',
} as const;

function ConnectionState() {
  return (
    <span class={`connection connection-${connection.value}`} role="status">
      <span class="connection-dot" aria-hidden="true" />
      {states[connection.value]}
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
