export { escapeHidden, escapeUnits, hiddenCharacters } from './hidden-characters.ts';
export { nameWithWord, nearestName, similarName } from './similar-name.ts';
