// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// compiled:strict
var listPayments_headers = validate52;
var pattern3 = new RegExp("\\S", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["public-api-key"] !== void 0) {
      let data0 = data["public-api-key"];
      if (typeof data0 === "string") {
        if (!pattern3.test(data0)) {
          const err0 = { instancePath: instancePath + "/public-api-key", schemaPath: "#/properties/public-api-key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/public-api-key", schemaPath: "#/properties/public-api-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var listPayments_path = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var getPayment_path = validate54;
var func1 = require_ucs2length().default;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentId" }, message: "must have required property 'paymentId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.paymentId !== void 0) {
      let data0 = data.paymentId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var ChargebackDetails = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "amount" || key0 === "reason")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 5497558138879999e-4 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (+data0.toFixed(4) !== data0) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var DisputeDecision = validate56;
var schema23 = { "type": "object", "additionalProperties": false, "required": ["decision"], "properties": { "decision": { "type": "string", "enum": ["won", "lost"] } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.decision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "decision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.decision !== void 0) {
      let data0 = data.decision;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "won" || data0 === "lost")) {
        const err3 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema23.properties.decision.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var AuthenticationResult = validate57;
var schema24 = { "type": "object", "additionalProperties": false, "required": ["result"], "properties": { "result": { "type": "string", "enum": ["passed", "failed"] } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "result")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.result !== void 0) {
      let data0 = data.result;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "passed" || data0 === "failed")) {
        const err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema24.properties.result.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var TransferDetails = validate58;
var schema25 = { "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string", "pattern": "^xfer_" }, "destination_account_id": { "x-basis": "own", "type": ["string", "null"], "pattern": "^acct_" }, "account_id": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferProvider" }, { "type": "null" }] }, "status": { "$ref": "component:IncomingTransferStatus" }, "direction": { "type": "string", "const": "INCOMING" }, "sender": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferSender" }, { "type": "null" }] }, "amount": { "anyOf": [{ "$ref": "component:TransferAmountDetails" }, { "type": "null" }] }, "payment_rail": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentRail" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "updated_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] } } };
var pattern4 = new RegExp("^xfer_", "u");
var pattern5 = new RegExp("^acct_", "u");
var schema26 = { "type": "object", "properties": { "account_id": { "type": ["string", "null"], "x-basis": "own" }, "transfer_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema26.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transfer_id !== void 0) {
      let data1 = data.transfer_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/transfer_id", schemaPath: "#/properties/transfer_id/type", keyword: "type", params: { type: schema26.properties.transfer_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
var schema28 = { "type": "object", "properties": { "account_number_last_4": { "type": ["string", "null"], "x-basis": "own" }, "routing_number": { "type": ["string", "null"], "x-basis": "own" }, "account_name": { "type": ["string", "null"], "x-basis": "own" }, "bank_name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_number_last_4 !== void 0) {
      let data0 = data.account_number_last_4;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_number_last_4", schemaPath: "#/properties/account_number_last_4/type", keyword: "type", params: { type: schema28.properties.account_number_last_4.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.routing_number !== void 0) {
      let data1 = data.routing_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/routing_number", schemaPath: "#/properties/routing_number/type", keyword: "type", params: { type: schema28.properties.routing_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.account_name !== void 0) {
      let data2 = data.account_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/type", keyword: "type", params: { type: schema28.properties.account_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.bank_name !== void 0) {
      let data3 = data.bank_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/bank_name", schemaPath: "#/properties/bank_name/type", keyword: "type", params: { type: schema28.properties.bank_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var pattern6 = new RegExp("^[A-Z]{3}$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern6.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency !== void 0) {
      if (!validate66(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate66.errors.length;
        vErrors = joined(vErrors, validate66.errors);
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5497558138879999e-4 || isNaN(data1)) {
          const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data1 <= 0 || isNaN(data1)) {
          const err1 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (+data1.toFixed(4) !== data1) {
          const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var formats0 = /^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)|23:59:60(\.\d+)?Z)$/i;
var pattern7 = new RegExp("Z$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern7.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^xfer_" }, message: 'must match pattern "^xfer_"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.destination_account_id !== void 0) {
      let data1 = data.destination_account_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/type", keyword: "type", params: { type: schema25.properties.destination_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/pattern", keyword: "pattern", params: { pattern: "^acct_" }, message: 'must match pattern "^acct_"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data2 = data.account_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema25.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data3 = data.provider;
      const _errs9 = errors;
      let valid1 = false;
      const _errs10 = errors;
      if (!validate59(data3, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate59.errors.length;
        vErrors = joined(vErrors, validate59.errors);
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs11 = errors;
        if (data3 !== null) {
          const err5 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = Math.min(vErrors.length, _errs9);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      if (!validate61(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate61.errors.length;
        vErrors = joined(vErrors, validate61.errors);
      }
    }
    if (data.direction !== void 0) {
      let data5 = data.direction;
      if (typeof data5 !== "string") {
        const err7 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if ("INCOMING" !== data5) {
        const err8 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/const", keyword: "const", params: { allowedValue: "INCOMING" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sender !== void 0) {
      let data6 = data.sender;
      const _errs17 = errors;
      let valid2 = false;
      const _errs18 = errors;
      if (!validate63(data6, { instancePath: instancePath + "/sender", parentData: data, parentDataProperty: "sender", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs19 = errors;
        if (data6 !== null) {
          const err9 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs19 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = Math.min(vErrors.length, _errs17);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.amount !== void 0) {
      let data7 = data.amount;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate65(data7, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate65.errors.length;
        vErrors = joined(vErrors, validate65.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err11 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err12 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.payment_rail !== void 0) {
      let data8 = data.payment_rail;
      const _errs27 = errors;
      let valid4 = false;
      const _errs28 = errors;
      if (!validate69(data8, { instancePath: instancePath + "/payment_rail", parentData: data, parentDataProperty: "payment_rail", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
      var _valid3 = _errs28 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs29 = errors;
        if (data8 !== null) {
          const err13 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid3 = _errs29 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err14 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data9 = data.description;
      if (typeof data9 !== "string" && data9 !== null) {
        const err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema25.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data10 = data.created_at;
      const _errs34 = errors;
      let valid5 = false;
      const _errs35 = errors;
      if (!validate71(data10, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
      var _valid4 = _errs35 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs36 = errors;
        if (data10 !== null) {
          const err16 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid4 = _errs36 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err17 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = Math.min(vErrors.length, _errs34);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.updated_at !== void 0) {
      let data11 = data.updated_at;
      const _errs39 = errors;
      let valid6 = false;
      const _errs40 = errors;
      if (!validate71(data11, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
      var _valid5 = _errs40 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs41 = errors;
        if (data11 !== null) {
          const err18 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid5 = _errs41 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err19 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs39;
        if (vErrors !== null) {
          if (_errs39) {
            vErrors.length = Math.min(vErrors.length, _errs39);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err20);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var completeTransfer_path = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transferId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transferId" }, message: "must have required property 'transferId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transferId !== void 0) {
      let data0 = data.transferId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
var CustomerSeed = validate75;
var schema34 = { "type": "object", "additionalProperties": false, "required": ["merchant_customer_id"], "properties": { "merchant_customer_id": { "type": "string", "minLength": 3, "maxLength": 255 }, "merchant_customer_created_at": { "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "first_name": { "type": ["string", "null"] }, "last_name": { "type": ["string", "null"] }, "gender": { "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "format": "date" }, "email": { "type": ["string", "null"] }, "nationality": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "country": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "document": { "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "metadata": { "type": "array", "maxItems": 50, "items": { "$ref": "component:MetadataItemInput" } }, "id": { "type": "string", "minLength": 36, "maxLength": 64 } } };
var func4 = Object.prototype.hasOwnProperty;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
var pattern8 = new RegExp("^[A-Z]{2}$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 2) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 2) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern8.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var schema37 = { "type": "object", "properties": { "document_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:DocumentType" }, { "type": "null" }] }, "document_number": { "type": ["string", "null"], "x-basis": "own" } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_type !== void 0) {
      let data0 = data.document_type;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate83(data0, { instancePath: instancePath + "/document_type", parentData: data, parentDataProperty: "document_type", rootData, dynamicAnchors })) {
        errors += validate83.errors.length;
        vErrors = joined(vErrors, validate83.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document_number !== void 0) {
      let data1 = data.document_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema37.properties.document_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
var schema39 = { "type": "object", "properties": { "number": { "type": ["string", "null"], "x-basis": "own" }, "country_code": { "type": ["string", "null"], "x-basis": "own" } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: schema39.properties.number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data1 = data.country_code;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema39.properties.country_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var schema40 = { "type": "object", "properties": { "address_line_1": { "type": ["string", "null"], "x-basis": "own" }, "address_line_2": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "state": { "type": ["string", "null"], "x-basis": "own" }, "city": { "type": ["string", "null"], "x-basis": "own" }, "zip_code": { "type": ["string", "null"], "x-basis": "own" }, "neighborhood": { "type": ["string", "null"], "x-basis": "own" } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address_line_1 !== void 0) {
      let data0 = data.address_line_1;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/address_line_1", schemaPath: "#/properties/address_line_1/type", keyword: "type", params: { type: schema40.properties.address_line_1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.address_line_2 !== void 0) {
      let data1 = data.address_line_2;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/address_line_2", schemaPath: "#/properties/address_line_2/type", keyword: "type", params: { type: schema40.properties.address_line_2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data2 = data.country;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema40.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema40.properties.state.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data4 = data.city;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema40.properties.city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data5 = data.zip_code;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema40.properties.zip_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.neighborhood !== void 0) {
      let data6 = data.neighborhood;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/neighborhood", schemaPath: "#/properties/neighborhood/type", keyword: "type", params: { type: schema40.properties.neighborhood.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func1(data0) > 48) {
          const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func1(data1) > 512) {
          const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
var formats2 = require_formats().fullFormats.date;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_customer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_customer_id" }, message: "must have required property 'merchant_customer_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func4.call(schema34.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.merchant_customer_id !== void 0) {
      let data0 = data.merchant_customer_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err2 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err3 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data1 = data.merchant_customer_created_at;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!validate71(data1, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data1 !== null) {
          const err5 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = Math.min(vErrors.length, _errs5);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.first_name !== void 0) {
      let data2 = data.first_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema34.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data3 = data.last_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema34.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data4 = data.gender;
      const _errs14 = errors;
      let valid2 = false;
      const _errs15 = errors;
      if (!validate77(data4, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate77.errors.length;
        vErrors = joined(vErrors, validate77.errors);
      }
      var _valid1 = _errs15 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs16 = errors;
        if (data4 !== null) {
          const err9 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs16 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = Math.min(vErrors.length, _errs14);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err11 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema34.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats2.validate(data5)) {
          const err12 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data6 = data.email;
      if (typeof data6 !== "string" && data6 !== null) {
        const err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema34.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data7 = data.nationality;
      const _errs23 = errors;
      let valid3 = false;
      const _errs24 = errors;
      if (!validate79(data7, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
      var _valid2 = _errs24 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs25 = errors;
        if (data7 !== null) {
          const err14 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs25 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = Math.min(vErrors.length, _errs23);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data8 = data.country;
      const _errs28 = errors;
      let valid4 = false;
      const _errs29 = errors;
      if (!validate79(data8, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
      var _valid3 = _errs29 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs30 = errors;
        if (data8 !== null) {
          const err16 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs30 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err17 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = Math.min(vErrors.length, _errs28);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data9 = data.document;
      const _errs33 = errors;
      let valid5 = false;
      const _errs34 = errors;
      if (!validate82(data9, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate82.errors.length;
        vErrors = joined(vErrors, validate82.errors);
      }
      var _valid4 = _errs34 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs35 = errors;
        if (data9 !== null) {
          const err18 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid4 = _errs35 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err19 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = Math.min(vErrors.length, _errs33);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data10 = data.phone;
      const _errs38 = errors;
      let valid6 = false;
      const _errs39 = errors;
      if (!validate86(data10, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
      var _valid5 = _errs39 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs40 = errors;
        if (data10 !== null) {
          const err20 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid5 = _errs40 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err21 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs38;
        if (vErrors !== null) {
          if (_errs38) {
            vErrors.length = Math.min(vErrors.length, _errs38);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data11 = data.billing_address;
      const _errs43 = errors;
      let valid7 = false;
      const _errs44 = errors;
      if (!validate88(data11, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate88.errors.length;
        vErrors = joined(vErrors, validate88.errors);
      }
      var _valid6 = _errs44 === errors;
      valid7 = valid7 || _valid6;
      if (!valid7) {
        const _errs45 = errors;
        if (data11 !== null) {
          const err22 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid6 = _errs45 === errors;
        valid7 = valid7 || _valid6;
      }
      if (!valid7) {
        const err23 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs43;
        if (vErrors !== null) {
          if (_errs43) {
            vErrors.length = Math.min(vErrors.length, _errs43);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data12 = data.shipping_address;
      const _errs48 = errors;
      let valid8 = false;
      const _errs49 = errors;
      if (!validate88(data12, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate88.errors.length;
        vErrors = joined(vErrors, validate88.errors);
      }
      var _valid7 = _errs49 === errors;
      valid8 = valid8 || _valid7;
      if (!valid8) {
        const _errs50 = errors;
        if (data12 !== null) {
          const err24 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err24];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid7 = _errs50 === errors;
        valid8 = valid8 || _valid7;
      }
      if (!valid8) {
        const err25 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs48;
        if (vErrors !== null) {
          if (_errs48) {
            vErrors.length = Math.min(vErrors.length, _errs48);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data13 = data.metadata;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          const err26 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate91(data13[i0], { instancePath: instancePath + "/metadata/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate91.errors.length;
            vErrors = joined(vErrors, validate91.errors);
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data15 = data.id;
      if (typeof data15 === "string") {
        if (func1(data15) > 64) {
          const err28 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err28);
          }
          errors++;
        }
        if (func1(data15) < 36) {
          const err29 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err31);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var PaymentMethodDetails = validate93;
var schema42 = { "type": "object", "additionalProperties": true, "properties": { "idempotency_key": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "icon": { "type": "string" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentMethodType" }, { "type": "null" }] }, "category": { "x-basis": "own", "anyOf": [{ "$ref": "component:TransactionCategory" }, { "type": "null" }] }, "country": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:EnrolledPaymentMethodStatus" }, "sub_status": { "type": ["string", "null"], "x-basis": "own" }, "vaulted_token": { "x-basis": "own", "type": "string" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "action": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" }, "card_data": { "x-basis": "own", "anyOf": [{ "$ref": "component:EnrolledCardData" }, { "type": "null" }] }, "last_successfully_used": { "type": "boolean", "x-basis": "own" }, "last_successfully_used_at": { "x-basis": "own", "type": "string" } } };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var schema46 = { "type": "object", "properties": { "iin": { "type": ["string", "null"], "x-basis": "own" }, "lfd": { "type": ["string", "null"], "x-basis": "own" }, "expiration_month": { "type": ["integer", "null"], "x-basis": "own" }, "expiration_year": { "type": ["integer", "null"], "x-basis": "own" }, "number_length": { "type": ["integer", "null"], "x-basis": "own" }, "security_code_length": { "type": ["integer", "null"], "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "issuer": { "type": ["string", "null"], "x-basis": "own" }, "issuer_name": { "type": ["string", "null"], "x-basis": "own" }, "issuer_code": { "type": ["string", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:CardType" }, { "type": "null" }] } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.iin !== void 0) {
      let data0 = data.iin;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/iin", schemaPath: "#/properties/iin/type", keyword: "type", params: { type: schema46.properties.iin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.lfd !== void 0) {
      let data1 = data.lfd;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/lfd", schemaPath: "#/properties/lfd/type", keyword: "type", params: { type: schema46.properties.lfd.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data2 = data.expiration_month;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: schema46.properties.expiration_month.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expiration_year !== void 0) {
      let data3 = data.expiration_year;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: schema46.properties.expiration_year.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.number_length !== void 0) {
      let data4 = data.number_length;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/number_length", schemaPath: "#/properties/number_length/type", keyword: "type", params: { type: schema46.properties.number_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.security_code_length !== void 0) {
      let data5 = data.security_code_length;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/security_code_length", schemaPath: "#/properties/security_code_length/type", keyword: "type", params: { type: schema46.properties.security_code_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data6 = data.brand;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema46.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.issuer !== void 0) {
      let data7 = data.issuer;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: schema46.properties.issuer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.issuer_name !== void 0) {
      let data8 = data.issuer_name;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/issuer_name", schemaPath: "#/properties/issuer_name/type", keyword: "type", params: { type: schema46.properties.issuer_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.issuer_code !== void 0) {
      let data9 = data.issuer_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/issuer_code", schemaPath: "#/properties/issuer_code/type", keyword: "type", params: { type: schema46.properties.issuer_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data10 = data.category;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema46.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      const _errs24 = errors;
      let valid1 = false;
      const _errs25 = errors;
      if (!validate103(data11, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate103.errors.length;
        vErrors = joined(vErrors, validate103.errors);
      }
      var _valid0 = _errs25 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs26 = errors;
        if (data11 !== null) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = Math.min(vErrors.length, _errs24);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotency_key !== void 0) {
      let data0 = data.idempotency_key;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: schema42.properties.idempotency_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema42.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema42.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      if (typeof data.icon !== "string") {
        const err3 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs11 = errors;
      let valid1 = false;
      const _errs12 = errors;
      if (!validate94(data4, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate94.errors.length;
        vErrors = joined(vErrors, validate94.errors);
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs13 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs13 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = Math.min(vErrors.length, _errs11);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.category !== void 0) {
      let data5 = data.category;
      const _errs16 = errors;
      let valid2 = false;
      const _errs17 = errors;
      if (!validate96(data5, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs18 = errors;
        if (data5 !== null) {
          const err6 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid1 = _errs18 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema42.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate98(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
    }
    if (data.sub_status !== void 0) {
      let data8 = data.sub_status;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/sub_status", schemaPath: "#/properties/sub_status/type", keyword: "type", params: { type: schema42.properties.sub_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      if (typeof data.vaulted_token !== "string") {
        const err10 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data10 = data.callback_url;
      if (typeof data10 !== "string" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema42.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data11 = data.action;
      if (typeof data11 !== "string" && data11 !== null) {
        const err12 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: schema42.properties.action.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data12 = data.redirect_url;
      if (typeof data12 !== "string" && data12 !== null) {
        const err13 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema42.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.card_data !== void 0) {
      let data15 = data.card_data;
      const _errs36 = errors;
      let valid3 = false;
      const _errs37 = errors;
      if (!validate102(data15, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid2 = _errs37 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs38 = errors;
        if (data15 !== null) {
          const err14 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs38 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.last_successfully_used !== void 0) {
      if (typeof data.last_successfully_used !== "boolean") {
        const err16 = { instancePath: instancePath + "/last_successfully_used", schemaPath: "#/properties/last_successfully_used/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.last_successfully_used_at !== void 0) {
      if (typeof data.last_successfully_used_at !== "string") {
        const err17 = { instancePath: instancePath + "/last_successfully_used_at", schemaPath: "#/properties/last_successfully_used_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
var enrollPaymentMethod_path = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.customerId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerId" }, message: "must have required property 'customerId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.customerId !== void 0) {
      let data0 = data.customerId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/customerId", schemaPath: "#/properties/customerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/customerId", schemaPath: "#/properties/customerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var OnboardingTransferDetails = validate107;
var schema50 = { "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string", "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingType" }, { "type": "null" }] }, "workflow": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingWorkflow" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:OnboardingStatus" }, "response_message": { "type": ["string", "null"], "x-basis": "own" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingProvider" }, { "type": "null" }] }, "documentation": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OnboardingDocument" } }, "legal_representatives": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:LegalRepresentative" } }, "metadata": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:MetadataItem" } }, "withdrawal_methods": { "x-basis": "own", "anyOf": [{ "$ref": "component:WithdrawalMethods" }, { "type": "null" }] }, "terms_of_service": { "x-basis": "own", "anyOf": [{ "$ref": "component:TermsOfService" }, { "type": "null" }] }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
var schema54 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "connection_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_id": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "onboarding_url": { "type": ["string", "null"], "x-basis": "own" }, "legal_entity": { "type": ["string", "null"], "x-basis": "own" }, "recipient_additional_id": { "type": ["string", "null"], "x-basis": "own" }, "balance_account_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_type": { "type": ["string", "null"], "x-basis": "own" }, "raw_notification": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "raw_response": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "response_code": { "type": ["string", "null"], "x-basis": "own" }, "response_message": { "type": ["string", "null"], "x-basis": "own" } } };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema54.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.connection_id !== void 0) {
      let data1 = data.connection_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/connection_id", schemaPath: "#/properties/connection_id/type", keyword: "type", params: { type: schema54.properties.connection_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.recipient_id !== void 0) {
      let data2 = data.recipient_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/recipient_id", schemaPath: "#/properties/recipient_id/type", keyword: "type", params: { type: schema54.properties.recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data3 = data.redirect_url;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema54.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.onboarding_url !== void 0) {
      let data4 = data.onboarding_url;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/onboarding_url", schemaPath: "#/properties/onboarding_url/type", keyword: "type", params: { type: schema54.properties.onboarding_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.legal_entity !== void 0) {
      let data5 = data.legal_entity;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/legal_entity", schemaPath: "#/properties/legal_entity/type", keyword: "type", params: { type: schema54.properties.legal_entity.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.recipient_additional_id !== void 0) {
      let data6 = data.recipient_additional_id;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/recipient_additional_id", schemaPath: "#/properties/recipient_additional_id/type", keyword: "type", params: { type: schema54.properties.recipient_additional_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.balance_account_id !== void 0) {
      let data7 = data.balance_account_id;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/balance_account_id", schemaPath: "#/properties/balance_account_id/type", keyword: "type", params: { type: schema54.properties.balance_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.recipient_type !== void 0) {
      let data8 = data.recipient_type;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/recipient_type", schemaPath: "#/properties/recipient_type/type", keyword: "type", params: { type: schema54.properties.recipient_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.raw_notification !== void 0) {
      let data9 = data.raw_notification;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/raw_notification", schemaPath: "#/properties/raw_notification/type", keyword: "type", params: { type: schema54.properties.raw_notification.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.raw_response !== void 0) {
      let data10 = data.raw_response;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/type", keyword: "type", params: { type: schema54.properties.raw_response.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.response_code !== void 0) {
      let data11 = data.response_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/response_code", schemaPath: "#/properties/response_code/type", keyword: "type", params: { type: schema54.properties.response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.response_message !== void 0) {
      let data12 = data.response_message;
      if (typeof data12 !== "string" && data12 !== null) {
        const err12 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema54.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
var schema55 = { "type": "object", "properties": { "file_name": { "type": ["string", "null"], "x-basis": "own" }, "content_type": { "type": ["string", "null"], "x-basis": "own" }, "content_category": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingDocumentCategory" }, { "type": "null" }] }, "content": { "type": ["string", "null"], "x-basis": "own" } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file_name !== void 0) {
      let data0 = data.file_name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: schema55.properties.file_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data1 = data.content_type;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: schema55.properties.content_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.content_category !== void 0) {
      let data2 = data.content_category;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (!validate118(data2, { instancePath: instancePath + "/content_category", parentData: data, parentDataProperty: "content_category", rootData, dynamicAnchors })) {
        errors += validate118.errors.length;
        vErrors = joined(vErrors, validate118.errors);
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (data2 !== null) {
          const err2 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err3 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = Math.min(vErrors.length, _errs6);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: schema55.properties.content.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var schema57 = { "x-basis": "own", "type": "object", "required": ["publicly_exposed_person", "ultimate_beneficial_owner"], "properties": { "merchant_reference": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "type": ["string", "null"], "x-basis": "own" }, "title": { "type": ["string", "null"], "x-basis": "own" }, "publicly_exposed_person": { "type": "boolean" }, "ultimate_beneficial_owner": { "type": "boolean" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.publicly_exposed_person === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publicly_exposed_person" }, message: "must have required property 'publicly_exposed_person'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ultimate_beneficial_owner === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ultimate_beneficial_owner" }, message: "must have required property 'ultimate_beneficial_owner'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema57.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema57.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema57.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema57.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data4 = data.date_of_birth;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema57.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema57.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data6 = data.nationality;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema57.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data7 = data.title;
      if (typeof data7 !== "string" && data7 !== null) {
        const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema57.properties.title.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.publicly_exposed_person !== void 0) {
      if (typeof data.publicly_exposed_person !== "boolean") {
        const err10 = { instancePath: instancePath + "/publicly_exposed_person", schemaPath: "#/properties/publicly_exposed_person/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.ultimate_beneficial_owner !== void 0) {
      if (typeof data.ultimate_beneficial_owner !== "boolean") {
        const err11 = { instancePath: instancePath + "/ultimate_beneficial_owner", schemaPath: "#/properties/ultimate_beneficial_owner/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data10 = data.document;
      const _errs22 = errors;
      let valid1 = false;
      const _errs23 = errors;
      if (!validate82(data10, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate82.errors.length;
        vErrors = joined(vErrors, validate82.errors);
      }
      var _valid0 = _errs23 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err12 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err13 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data11 = data.phone;
      const _errs27 = errors;
      let valid2 = false;
      const _errs28 = errors;
      if (!validate86(data11, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
      var _valid1 = _errs28 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs29 = errors;
        if (data11 !== null) {
          const err14 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid1 = _errs29 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err15 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data12 = data.address;
      const _errs32 = errors;
      let valid3 = false;
      const _errs33 = errors;
      if (!validate88(data12, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate88.errors.length;
        vErrors = joined(vErrors, validate88.errors);
      }
      var _valid2 = _errs33 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs34 = errors;
        if (data12 !== null) {
          const err16 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid2 = _errs34 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err17 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      if (typeof data.key !== "string") {
        const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
var schema60 = { "type": "object", "properties": { "code": { "type": ["string", "null"], "x-basis": "own" }, "branch": { "type": ["string", "null"], "x-basis": "own" }, "branch_digit": { "type": ["string", "null"], "x-basis": "own" }, "account": { "type": ["string", "null"], "x-basis": "own" }, "account_digit": { "type": ["string", "null"], "x-basis": "own" }, "account_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:BankAccountType" }, { "type": "null" }] }, "routing": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "currency": { "type": ["string", "null"], "x-basis": "own" }, "payout_schedule": { "x-basis": "own", "anyOf": [{ "$ref": "component:PayoutSchedule" }, { "type": "null" }] } } };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema60.properties.code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.branch !== void 0) {
      let data1 = data.branch;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: schema60.properties.branch.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.branch_digit !== void 0) {
      let data2 = data.branch_digit;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/branch_digit", schemaPath: "#/properties/branch_digit/type", keyword: "type", params: { type: schema60.properties.branch_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      let data3 = data.account;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: schema60.properties.account.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account_digit !== void 0) {
      let data4 = data.account_digit;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/account_digit", schemaPath: "#/properties/account_digit/type", keyword: "type", params: { type: schema60.properties.account_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account_type !== void 0) {
      let data5 = data.account_type;
      const _errs12 = errors;
      let valid1 = false;
      const _errs13 = errors;
      if (!validate130(data5, { instancePath: instancePath + "/account_type", parentData: data, parentDataProperty: "account_type", rootData, dynamicAnchors })) {
        errors += validate130.errors.length;
        vErrors = joined(vErrors, validate130.errors);
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data5 !== null) {
          const err5 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.routing !== void 0) {
      let data6 = data.routing;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: schema60.properties.routing.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data7 = data.country;
      if (typeof data7 !== "string" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema60.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      let data8 = data.currency;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: schema60.properties.currency.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.payout_schedule !== void 0) {
      let data9 = data.payout_schedule;
      const _errs23 = errors;
      let valid2 = false;
      const _errs24 = errors;
      if (!validate132(data9, { instancePath: instancePath + "/payout_schedule", parentData: data, parentDataProperty: "payout_schedule", rootData, dynamicAnchors })) {
        errors += validate132.errors.length;
        vErrors = joined(vErrors, validate132.errors);
      }
      var _valid1 = _errs24 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs25 = errors;
        if (data9 !== null) {
          const err10 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid1 = _errs25 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err11 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = Math.min(vErrors.length, _errs23);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bank !== void 0) {
      let data0 = data.bank;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate129(data0, { instancePath: instancePath + "/bank", parentData: data, parentDataProperty: "bank", rootData, dynamicAnchors })) {
        errors += validate129.errors.length;
        vErrors = joined(vErrors, validate129.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
var schema63 = { "x-basis": "own", "type": "object", "required": ["acceptance", "date"], "properties": { "acceptance": { "type": "boolean" }, "date": { "$ref": "component:Timestamp" }, "ip": { "type": ["string", "null"], "x-basis": "own" } } };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptance === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance" }, message: "must have required property 'acceptance'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.acceptance !== void 0) {
      if (typeof data.acceptance !== "boolean") {
        const err2 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate71(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.ip !== void 0) {
      let data2 = data.ip;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/type", keyword: "type", params: { type: schema63.properties.ip.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!validate109(data1, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate109.errors.length;
        vErrors = joined(vErrors, validate109.errors);
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data1 !== null) {
          const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = Math.min(vErrors.length, _errs5);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.workflow !== void 0) {
      let data2 = data.workflow;
      const _errs10 = errors;
      let valid2 = false;
      const _errs11 = errors;
      if (!validate111(data2, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate111.errors.length;
        vErrors = joined(vErrors, validate111.errors);
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs12 = errors;
        if (data2 !== null) {
          const err3 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err4 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema50.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate113(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate113.errors.length;
        vErrors = joined(vErrors, validate113.errors);
      }
    }
    if (data.response_message !== void 0) {
      let data5 = data.response_message;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema50.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data6 = data.callback_url;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema50.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data7 = data.provider;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate115(data7, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate115.errors.length;
        vErrors = joined(vErrors, validate115.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err8 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err9 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.documentation !== void 0) {
      let data8 = data.documentation;
      if (!Array.isArray(data8) && data8 !== null) {
        const err10 = { instancePath: instancePath + "/documentation", schemaPath: "#/properties/documentation/type", keyword: "type", params: { type: schema50.properties.documentation.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate117(data8[i0], { instancePath: instancePath + "/documentation/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate117.errors.length;
            vErrors = joined(vErrors, validate117.errors);
          }
        }
      }
    }
    if (data.legal_representatives !== void 0) {
      let data10 = data.legal_representatives;
      if (!Array.isArray(data10) && data10 !== null) {
        const err11 = { instancePath: instancePath + "/legal_representatives", schemaPath: "#/properties/legal_representatives/type", keyword: "type", params: { type: schema50.properties.legal_representatives.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate121(data10[i1], { instancePath: instancePath + "/legal_representatives/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate121.errors.length;
            vErrors = joined(vErrors, validate121.errors);
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data12 = data.metadata;
      if (!Array.isArray(data12) && data12 !== null) {
        const err12 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: schema50.properties.metadata.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate126(data12[i2], { instancePath: instancePath + "/metadata/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate126.errors.length;
            vErrors = joined(vErrors, validate126.errors);
          }
        }
      }
    }
    if (data.withdrawal_methods !== void 0) {
      let data14 = data.withdrawal_methods;
      const _errs36 = errors;
      let valid10 = false;
      const _errs37 = errors;
      if (!validate128(data14, { instancePath: instancePath + "/withdrawal_methods", parentData: data, parentDataProperty: "withdrawal_methods", rootData, dynamicAnchors })) {
        errors += validate128.errors.length;
        vErrors = joined(vErrors, validate128.errors);
      }
      var _valid3 = _errs37 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const _errs38 = errors;
        if (data14 !== null) {
          const err13 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid3 = _errs38 === errors;
        valid10 = valid10 || _valid3;
      }
      if (!valid10) {
        const err14 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.terms_of_service !== void 0) {
      let data15 = data.terms_of_service;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (!validate136(data15, { instancePath: instancePath + "/terms_of_service", parentData: data, parentDataProperty: "terms_of_service", rootData, dynamicAnchors })) {
        errors += validate136.errors.length;
        vErrors = joined(vErrors, validate136.errors);
      }
      var _valid4 = _errs42 === errors;
      valid11 = valid11 || _valid4;
      if (!valid11) {
        const _errs43 = errors;
        if (data15 !== null) {
          const err15 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
        var _valid4 = _errs43 === errors;
        valid11 = valid11 || _valid4;
      }
      if (!valid11) {
        const err16 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = Math.min(vErrors.length, _errs41);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.created_at !== void 0) {
      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err17);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "transferId" || key0 === "organizationCode" || key0 === "origin" || key0 === "destination")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transferId !== void 0) {
      let data0 = data.transferId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.organizationCode !== void 0) {
      let data1 = data.organizationCode;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/organizationCode", schemaPath: "#/properties/organizationCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/organizationCode", schemaPath: "#/properties/organizationCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.origin !== void 0) {
      if (!validate108(data.origin, { instancePath: instancePath + "/origin", parentData: data, parentDataProperty: "origin", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
    }
    if (data.destination !== void 0) {
      if (!validate108(data.destination, { instancePath: instancePath + "/destination", parentData: data, parentDataProperty: "destination", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
var CampaignDetails = validate143;
var formats4 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 36) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 36) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats4.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
var pattern11 = new RegExp("^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "u");
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.daily_start_time === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_start_time" }, message: "must have required property 'daily_start_time'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.daily_end_time === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_end_time" }, message: "must have required property 'daily_end_time'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.time_zone === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_zone" }, message: "must have required property 'time_zone'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.daily_start_time !== void 0) {
      let data0 = data.daily_start_time;
      if (typeof data0 === "string") {
        if (!pattern9.test(data0)) {
          const err3 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.daily_end_time !== void 0) {
      let data1 = data.daily_end_time;
      if (typeof data1 === "string") {
        if (!pattern9.test(data1)) {
          const err5 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.time_zone !== void 0) {
      let data2 = data.time_zone;
      if (typeof data2 === "string") {
        if (!pattern11.test(data2)) {
          const err7 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$" }, message: 'must match pattern "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start_at === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_at" }, message: "must have required property 'start_at'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.end_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_at" }, message: "must have required property 'end_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start_at !== void 0) {
      if (!validate71(data.start_at, { instancePath: instancePath + "/start_at", parentData: data, parentDataProperty: "start_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.end_at !== void 0) {
      if (!validate71(data.end_at, { instancePath: instancePath + "/end_at", parentData: data, parentDataProperty: "end_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate153.errors = vErrors;
  return errors === 0;
}
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
var schema70 = { "type": "object", "additionalProperties": true, "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "rule_type": { "$ref": "component:RuleType" }, "values": { "type": "array", "items": { "type": "string" } }, "conditional": { "$ref": "component:RuleConditional" }, "metadata_key": { "type": ["string", "null"] }, "status": { "$ref": "component:RuleStatus" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (!validate144(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate144.errors.length;
        vErrors = joined(vErrors, validate144.errors);
      }
    }
    if (data.rule_type !== void 0) {
      if (!validate161(data.rule_type, { instancePath: instancePath + "/rule_type", parentData: data, parentDataProperty: "rule_type", rootData, dynamicAnchors })) {
        errors += validate161.errors.length;
        vErrors = joined(vErrors, validate161.errors);
      }
    }
    if (data.values !== void 0) {
      let data2 = data.values;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err0 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err0];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err0);
            }
            errors++;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.conditional !== void 0) {
      if (!validate163(data.conditional, { instancePath: instancePath + "/conditional", parentData: data, parentDataProperty: "conditional", rootData, dynamicAnchors })) {
        errors += validate163.errors.length;
        vErrors = joined(vErrors, validate163.errors);
      }
    }
    if (data.metadata_key !== void 0) {
      let data5 = data.metadata_key;
      if (typeof data5 !== "string" && data5 !== null) {
        const err2 = { instancePath: instancePath + "/metadata_key", schemaPath: "#/properties/metadata_key/type", keyword: "type", params: { type: schema70.properties.metadata_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate165(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate165.errors.length;
        vErrors = joined(vErrors, validate165.errors);
      }
    }
    if (data.created_at !== void 0) {
      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (!validate144(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate144.errors.length;
        vErrors = joined(vErrors, validate144.errors);
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      if (!validate144(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate144.errors.length;
        vErrors = joined(vErrors, validate144.errors);
      }
    }
    if (data.organization_code !== void 0) {
      if (!validate144(data.organization_code, { instancePath: instancePath + "/organization_code", parentData: data, parentDataProperty: "organization_code", rootData, dynamicAnchors })) {
        errors += validate144.errors.length;
        vErrors = joined(vErrors, validate144.errors);
      }
    }
    if (data.country !== void 0) {
      if (!validate79(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
    }
    if (data.channel !== void 0) {
      if (!validate149(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors })) {
        errors += validate149.errors.length;
        vErrors = joined(vErrors, validate149.errors);
      }
    }
    if (data.schedule !== void 0) {
      if (!validate151(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData, dynamicAnchors })) {
        errors += validate151.errors.length;
        vErrors = joined(vErrors, validate151.errors);
      }
    }
    if (data.duration !== void 0) {
      if (!validate153(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData, dynamicAnchors })) {
        errors += validate153.errors.length;
        vErrors = joined(vErrors, validate153.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate157(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate157.errors.length;
        vErrors = joined(vErrors, validate157.errors);
      }
    }
    if (data.rules !== void 0) {
      let data9 = data.rules;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate159(data9[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate159.errors.length;
            vErrors = joined(vErrors, validate159.errors);
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var WebhookEndpoint = validate172;
var pattern12 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$', "u");
var pattern13 = new RegExp("^(?!\\s)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+(?<!\\s)$", "u");
var pattern14 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");
var schema75 = { "type": "string", "enum": ["payment.purchase", "payment.authorize", "payment.capture", "payment.refund", "payment.cancel", "payment.verify", "payment.chargeback", "payment.fraud_screening", "banking.transfer"] };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "payment.purchase" || data === "payment.authorize" || data === "payment.capture" || data === "payment.refund" || data === "payment.cancel" || data === "payment.verify" || data === "payment.chargeback" || data === "payment.fraud_screening" || data === "banking.transfer")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate173.errors = vErrors;
  return errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret" || key0 === "events")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (!pattern13.test(data1)) {
          const err4 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+(?<!\\s)$" }, message: 'must match pattern "^(?!\\s)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+(?<!\\s)$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data2 = data.apiKey;
      if (typeof data2 === "string") {
        if (!pattern14.test(data2)) {
          const err6 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data3 = data.apiSecret;
      if (typeof data3 === "string") {
        if (!pattern14.test(data3)) {
          const err8 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data4 = data.events;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate173(data4[i0], { instancePath: instancePath + "/events/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate173.errors.length;
            vErrors = joined(vErrors, validate173.errors);
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err11);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var MerchantBaseUrl = validate175;
var pattern16 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$', "u");
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern16.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (!pattern13.test(data1)) {
          const err4 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+(?<!\\s)$" }, message: 'must match pattern "^(?!\\s)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+(?<!\\s)$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data2 = data.apiKey;
      if (typeof data2 === "string") {
        if (!pattern14.test(data2)) {
          const err6 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data3 = data.apiSecret;
      if (typeof data3 === "string") {
        if (!pattern14.test(data3)) {
          const err8 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var DeliveryMatch = validate176;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "event" || key0 === "paymentId" || key0 === "status" || key0 === "timeoutMs")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate173(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate173.errors.length;
        vErrors = joined(vErrors, validate173.errors);
      }
    }
    if (data.paymentId !== void 0) {
      let data1 = data.paymentId;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err1 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timeoutMs !== void 0) {
      let data3 = data.timeoutMs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 6e5 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
var resendDelivery_path = validate178;
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deliveryId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveryId" }, message: "must have required property 'deliveryId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deliveryId !== void 0) {
      let data0 = data.deliveryId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
var WebhookChaos = validate179;
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
var pattern20 = new RegExp("^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d)$", "u");
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data >= 864e10 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 864e10 }, message: "must be < 8640000000000" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!pattern20.test(data)) {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d)$" }, message: 'must match pattern "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d)$"' };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = Math.min(vErrors.length, _errs0);
      } else {
        vErrors = null;
      }
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "duplicate" || key0 === "reorder" || key0 === "drop" || key0 === "corrupt" || key0 === "badSignature" || key0 === "noSignature" || key0 === "delay")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.duplicate !== void 0) {
      if (!validate180(data.duplicate, { instancePath: instancePath + "/duplicate", parentData: data, parentDataProperty: "duplicate", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.reorder !== void 0) {
      if (!validate180(data.reorder, { instancePath: instancePath + "/reorder", parentData: data, parentDataProperty: "reorder", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.drop !== void 0) {
      if (!validate180(data.drop, { instancePath: instancePath + "/drop", parentData: data, parentDataProperty: "drop", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.corrupt !== void 0) {
      if (!validate180(data.corrupt, { instancePath: instancePath + "/corrupt", parentData: data, parentDataProperty: "corrupt", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.badSignature !== void 0) {
      if (!validate180(data.badSignature, { instancePath: instancePath + "/badSignature", parentData: data, parentDataProperty: "badSignature", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.noSignature !== void 0) {
      if (!validate180(data.noSignature, { instancePath: instancePath + "/noSignature", parentData: data, parentDataProperty: "noSignature", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.delay !== void 0) {
      if (!validate187(data.delay, { instancePath: instancePath + "/delay", parentData: data, parentDataProperty: "delay", rootData, dynamicAnchors })) {
        errors += validate187.errors.length;
        vErrors = joined(vErrors, validate187.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var ErrorOrLatencyFault = validate189;
var schema82 = { "type": "object", "additionalProperties": false, "required": ["phase"], "properties": { "phase": { "type": "string", "enum": ["before", "after-commit"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } }, "anyOf": [{ "required": ["status"], "properties": { "status": {} } }, { "required": ["latencyMs"], "properties": { "latencyMs": {} } }], "dependentRequired": { "code": ["status"], "messages": ["status"], "retryAfter": ["status"] } };
var schema83 = { "type": "string", "enum": ["createPayment", "listPaymentsByOrder", "retrievePayment", "capturePayment", "cancelPayment", "refundPayment", "disputeChargeback", "createCustomer", "listPaymentMethods", "reverseTransfer", "retrieveCampaign"] };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "createPayment" || data === "listPaymentsByOrder" || data === "retrievePayment" || data === "capturePayment" || data === "cancelPayment" || data === "refundPayment" || data === "disputeChargeback" || data === "createCustomer" || data === "listPaymentMethods" || data === "reverseTransfer" || data === "retrieveCampaign")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1) {
      const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (Object.keys(data).length < 1) {
      const err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "nth" || key0 === "times" || key0 === "probability")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.nth !== void 0) {
      let data0 = data.nth;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.times !== void 0) {
      let data1 = data.times;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.probability !== void 0) {
      if (!validate180(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.latencyMs === void 0) {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "latencyMs" }, message: "must have required property 'latencyMs'" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = Math.min(vErrors.length, _errs1);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data0 === "before" || data0 === "after-commit")) {
        const err6 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema82.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate190(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate190.errors.length;
        vErrors = joined(vErrors, validate190.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate192(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate192.errors.length;
        vErrors = joined(vErrors, validate192.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err13 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err16 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err19 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err20 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      if (data.status === void 0) {
        const err21 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "code",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property code is present" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      if (data.status === void 0) {
        const err22 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "messages",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property messages is present" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      if (data.status === void 0) {
        const err23 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "retryAfter",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property retryAfter is present" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err24);
    }
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var ProcessingFault = validate195;
var schema85 = { "type": "object", "additionalProperties": false, "required": ["phase", "status"], "properties": { "phase": { "type": "string", "enum": ["processing"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } } };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "processing")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema85.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate190(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate190.errors.length;
        vErrors = joined(vErrors, validate190.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate192(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate192.errors.length;
        vErrors = joined(vErrors, validate192.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err10 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err11 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err13 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err16 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err17 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err19);
    }
    errors++;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
var BodyFault = validate198;
var schema86 = { "type": "object", "additionalProperties": false, "required": ["phase", "corrupt"], "properties": { "phase": { "type": "string", "enum": ["body"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "corrupt": { "type": "string", "enum": ["truncated", "invalid-json", "wrong-content-type", "empty"] } } };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.corrupt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "corrupt" }, message: "must have required property 'corrupt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "corrupt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "body")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema86.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate190(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate190.errors.length;
        vErrors = joined(vErrors, validate190.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate192(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate192.errors.length;
        vErrors = joined(vErrors, validate192.errors);
      }
    }
    if (data.corrupt !== void 0) {
      let data3 = data.corrupt;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data3 === "truncated" || data3 === "invalid-json" || data3 === "wrong-content-type" || data3 === "empty")) {
        const err6 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/enum", keyword: "enum", params: { allowedValues: schema86.properties.corrupt.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate198.errors = vErrors;
  return errors === 0;
}
var TransportFault = validate201;
var schema87 = { "type": "object", "additionalProperties": false, "required": ["phase", "connection", "lost"], "properties": { "phase": { "type": "string", "enum": ["transport"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "connection": { "type": "string", "enum": ["reset", "hang"] }, "lost": { "type": "string", "enum": ["request", "response"] } } };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.connection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection" }, message: "must have required property 'connection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.lost === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lost" }, message: "must have required property 'lost'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "connection" || key0 === "lost")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "transport")) {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema87.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate190(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate190.errors.length;
        vErrors = joined(vErrors, validate190.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate192(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate192.errors.length;
        vErrors = joined(vErrors, validate192.errors);
      }
    }
    if (data.connection !== void 0) {
      let data3 = data.connection;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data3 === "reset" || data3 === "hang")) {
        const err7 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/enum", keyword: "enum", params: { allowedValues: schema87.properties.connection.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.lost !== void 0) {
      let data4 = data.lost;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data4 === "request" || data4 === "response")) {
        const err9 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/enum", keyword: "enum", params: { allowedValues: schema87.properties.lost.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
var ClockAdvance = validate204;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.duration === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration" }, message: "must have required property 'duration'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "duration")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.duration !== void 0) {
      if (!validate187(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData, dynamicAnchors })) {
        errors += validate187.errors.length;
        vErrors = joined(vErrors, validate187.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate204.errors = vErrors;
  return errors === 0;
}
var deleteSnapshot_path = validate206;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshotId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshotId" }, message: "must have required property 'snapshotId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.snapshotId !== void 0) {
      let data0 = data.snapshotId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/snapshotId", schemaPath: "#/properties/snapshotId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/snapshotId", schemaPath: "#/properties/snapshotId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// compiled:defaulting
var listPayments_query = validate522;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate522.errors = vErrors;
  return errors === 0;
}
var listJournalEntries_query = validate532;
var schema21 = { "type": "string", "enum": ["createPayment", "listPaymentsByOrder", "retrievePayment", "capturePayment", "cancelPayment", "refundPayment", "disputeChargeback", "createCustomer", "listPaymentMethods", "reverseTransfer", "retrieveCampaign"] };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "createPayment" || data === "listPaymentsByOrder" || data === "retrievePayment" || data === "capturePayment" || data === "cancelPayment" || data === "refundPayment" || data === "disputeChargeback" || data === "createCustomer" || data === "listPaymentMethods" || data === "reverseTransfer" || data === "retrieveCampaign")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate542.errors = vErrors;
  return errors === 0;
}
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "operation" || key0 === "method" || key0 === "path" || key0 === "idempotencyKey" || key0 === "status" || key0 === "replayed")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate542(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate542.errors.length;
        vErrors = joined2(vErrors, validate542.errors);
      }
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        const err1 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.idempotencyKey !== void 0) {
      if (typeof data.idempotencyKey !== "string") {
        const err3 = { instancePath: instancePath + "/idempotencyKey", schemaPath: "#/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.replayed !== void 0) {
      if (typeof data.replayed !== "boolean") {
        const err5 = { instancePath: instancePath + "/replayed", schemaPath: "#/properties/replayed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function joined2(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// validators
var operations = { "listPayments": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "getPayment": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query }, "openChargeback": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query, "body": ChargebackDetails }, "decideDispute": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query, "body": DisputeDecision }, "markPaid": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query }, "authenticatePayment": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query, "body": AuthenticationResult }, "expirePayment": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query }, "listForwardedEvidence": { "headers": listPayments_headers, "path": getPayment_path, "query": listPayments_query }, "receiveTransfer": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": TransferDetails }, "completeTransfer": { "headers": listPayments_headers, "path": completeTransfer_path, "query": listPayments_query }, "seedCustomer": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": CustomerSeed }, "enrollPaymentMethod": { "headers": listPayments_headers, "path": enrollPaymentMethod_path, "query": listPayments_query, "body": PaymentMethodDetails }, "seedOnboardingTransfer": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": OnboardingTransferDetails }, "seedCampaign": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": CampaignDetails }, "registerWebhookEndpoint": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": WebhookEndpoint }, "setMerchantBaseUrl": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": MerchantBaseUrl }, "listDeliveries": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "waitForDelivery": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": DeliveryMatch }, "resendDelivery": { "headers": listPayments_headers, "path": resendDelivery_path, "query": listPayments_query }, "flushWebhooks": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "setWebhookChaos": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": WebhookChaos }, "injectFault": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": discriminated("phase", { "before": ErrorOrLatencyFault, "after-commit": ErrorOrLatencyFault, "processing": ProcessingFault, "body": BodyFault, "transport": TransportFault }) }, "clearFaults": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "listJournalEntries": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "status": "integer", "replayed": "boolean" }, listJournalEntries_query) }, "getClock": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "advanceClock": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query, "body": ClockAdvance }, "runAll": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "resetMerchant": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "resetAll": { "headers": listPayments_path, "path": listPayments_path, "query": listPayments_query }, "awaitSettled": { "headers": listPayments_headers, "path": listPayments_path, "query": listPayments_query }, "awaitAllSettled": { "headers": listPayments_path, "path": listPayments_path, "query": listPayments_query }, "getPaymentTransitions": { "headers": listPayments_path, "path": listPayments_path, "query": listPayments_query }, "listSnapshots": { "headers": listPayments_path, "path": listPayments_path, "query": listPayments_query }, "createSnapshot": { "headers": listPayments_path, "path": listPayments_path, "query": listPayments_query }, "deleteSnapshot": { "headers": listPayments_path, "path": deleteSnapshot_path, "query": listPayments_query }, "restoreSnapshot": { "headers": listPayments_path, "path": deleteSnapshot_path, "query": listPayments_query } };
function discriminated(propertyName, forms) {
  const fail = (instancePath, keyword, params) => {
    validate.errors = [{ instancePath, schemaPath: "#/" + keyword, keyword, params }];
    return false;
  };
  const validate = (data) => {
    validate.errors = null;
    if (typeof data !== "object" || data === null || Array.isArray(data)) return fail("", "type", { type: "object" });
    const value = data[propertyName];
    if (value === void 0) return fail("", "required", { missingProperty: propertyName });
    const form = typeof value === "string" && Object.hasOwn(forms, value) ? forms[value] : void 0;
    if (form === void 0) return fail("/" + propertyName, "enum", { allowedValues: Object.keys(forms) });
    const isValid = form(data);
    validate.errors = form.errors;
    return isValid;
  };
  return validate;
}
function fromText(types, validate) {
  const read = (data) => {
    for (const [name, type] of Object.entries(types)) {
      const text = data[name];
      if (type === "boolean" && (text === "true" || text === "false")) data[name] = text === "true";
      if (type !== "boolean" && /^-?\d+(\.\d+)?$/.test(text)) data[name] = Number(text);
    }
    const isValid = validate(data);
    read.errors = validate.errors;
    return isValid;
  };
  return read;
}
export {
  operations
};
