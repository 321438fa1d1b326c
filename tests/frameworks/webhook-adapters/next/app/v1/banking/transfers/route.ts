export { POST } from '../../../webhooks/route';
