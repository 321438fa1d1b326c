import { render } from 'preact';
import { App } from './app.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/shell.css';
import { followMerchants } from './state/merchants.ts';
import { startRouter } from './state/router.ts';
import { applyTheme } from './state/theme.ts';
import { startTraffic } from './state/traffic.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no element with the id app');
applyTheme();
startRouter();
startTraffic();
followMerchants();
render(<App />, root);
