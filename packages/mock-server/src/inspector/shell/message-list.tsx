import { Data } from '../components/data.tsx';
import { Icon } from '../components/icon.tsx';
import { dismiss, messages } from '../state/messages.ts';

/** The messages at the corner of the page. The two regions always exist, because a screen reader watches only what it has seen. */
export function MessageList() {
  return (
    <div class="messages">
      <div role="status">{messagesOf('info')}</div>
      <div role="alert">{messagesOf('error')}</div>
    </div>
  );
}

function messagesOf(kind: 'info' | 'error') {
  return messages.value
    .filter((each) => each.kind === kind)
    .map(({ id, title, details }) => (
      <div key={id} class={`message message-${kind}`}>
        <div class="message-text">
          <strong>{title}</strong>
          {details.map((each) => (
            <p key={each}>
              <Data text={each} />
            </p>
          ))}
        </div>
        <button type="button" class="icon-button" onClick={() => dismiss(id)} aria-label={`Dismiss: ${title}`}>
          <Icon name="close" />
        </button>
      </div>
    ));
}
