import { useEffect, useRef } from 'preact/hooks';
import { needsLogin } from './api/session.ts';
import { ConfirmDialog } from './components/dialog.tsx';
import { Empty } from './components/empty.tsx';
import { Header } from './shell/header.tsx';
import { LoginForm } from './shell/login-form.tsx';
import { MessageList } from './shell/message-list.tsx';
import { linkTo, route } from './state/router.ts';
import { type View, views } from './views/views.ts';

/** The whole page. */
export function App() {
  const { view: id } = route.value;
  const view = id === '' ? views[0] : views.find((each) => each.id === id);
  return (
    <>
      <a class="skip-link" href="#content" onClick={skipToContent}>
        Skip to the content
      </a>
      <Header current={view?.id} />
      {needsLogin.value ? <LoginForm /> : <Main view={view} />}
      <MessageList />
      <ConfirmDialog />
    </>
  );
}

/** The hash of the address belongs to the router, so the link moves the focus itself. */
function skipToContent(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Main({ view }: { readonly view: View | undefined }) {
  const element = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const title = view?.title ?? 'Not found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title stands for the view.
  useEffect(() => {
    document.title = `${title} – Paychord inspector`;
    // A screen reader announces the new view. The first one needs no announcement.
    if (!isFirst.current) element.current?.focus();
    isFirst.current = false;
  }, [title]);
  return (
    <main id="content" ref={element} tabIndex={-1} aria-label={title}>
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
