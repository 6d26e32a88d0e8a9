/** In place of Sortable's own module of this kind: Minnow has no plugins for it. */
const nothing = () => undefined;

export default {
  mount: nothing,
  pluginEvent: nothing,
  initializePlugins: nothing,
  getEventProperties: nothing,
  modifyOption: nothing,
};
